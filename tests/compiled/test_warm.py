"""Engines are compiled ahead of time, once for the same sources."""

from tilewright.compiled.warm import compile_all, stamp, warm


def test_a_process_compiles_what_is_not_compiled_yet_and_none_is_started_again() -> None:
    done = stamp()
    assert done is not None
    compile_all()  # what is kept already is only loaded, so that the process below has little to do
    done.unlink()
    process = warm()
    assert process is not None
    assert process.wait() == 0
    assert done.exists()
    assert warm() is None
