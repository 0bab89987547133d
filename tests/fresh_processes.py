"""Programs in processes of their own, in which nothing has been used yet."""

import subprocess
import sys

# msgspec's decoders collect the fields of a struct with this function, once; they must have done so when the modules
# are imported, before there are threads. (`msgspec.structs.fields`, which describes options, uses it too, and keeps
# nothing.)
_COLLECTED_LATE = """
import sys
{imports}
{work}
late = []
def profile(frame, event, argument):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        callers, caller = [], frame.f_back
        while caller is not None:
            callers.append(caller.f_code.co_name)
            caller = caller.f_back
        if callers[:1] != ["fields"] and "_find_and_load" not in callers:
            late.append(frame.f_locals["obj"])
sys.setprofile(profile)
work(sys.argv[1])
sys.setprofile(None)
sys.exit(f"not ready when its module is imported: {{late}}" if late else 0)
"""


def fresh_process(program: str, *arguments: str) -> None:
    """Run this program, which must succeed."""
    done = subprocess.run([sys.executable, "-c", program, *arguments], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def no_struct_is_collected_late(imports: str, work: str, argument: str) -> None:
    """Nothing is decoded for the first time by `work`, a function of one argument, but what is then imported."""
    fresh_process(_COLLECTED_LATE.format(imports=imports, work=work), argument)
