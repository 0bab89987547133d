"""What a browser gets that is not the API: the client, and rules to read; and how the server says where it is."""

import gzip
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import tilewright as tw
from tests.server.kit import HANG, PLAIN, Person, Server, free_port, get, serving
from tilewright.kernel.rulebook import read_rules
from tilewright.server.api.rule_pages import rule_page
from tilewright.translations import languages, translated_rule_page

MAIN = [sys.executable, "-c", "from tilewright.cli import main; main()", "serve"]
PAGE = "<!doctype html><script type=module src=/assets/index-1a2b.js></script>"
SCRIPT = "console.log('tiles');" * 50
HTML = {"Accept": "text/html,*/*;q=0.8"}


@pytest.fixture(scope="module")
def with_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text("self.addEventListener('fetch', () => {});")
    (folder / "manifest.webmanifest").write_text('{"name": "Tilewright"}')
    script = folder / "assets" / "index-1a2b.js"
    script.write_text(SCRIPT)
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name(script.name + ".br").write_bytes(b"as brotli would")
    data = tmp_path_factory.mktemp("served")
    with serving(data, "--client", str(folder), ends_with_its_test=False) as server:
        yield server


def test_the_client_is_served_and_knows_its_own_paths(with_client: Server) -> None:
    for path in ("/", "/index.html", "/tables/abc", "/rules/qwirkle"):
        answer = get(with_client.url + path, headers=HTML)
        assert (answer.status_code, answer.text) == (200, PAGE), path
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    known = {"If-None-Match": answer.headers["etag"], **HTML}
    assert get(with_client.url, headers=known).status_code == 304


def test_files_that_are_not_there_and_the_api_never_become_the_page(with_client: Server) -> None:
    for path in ("/assets/gone-3c4d.js", "/api/nothing", "/api/tables/nothing/view"):
        answer = get(with_client.url + path, headers=HTML)
        assert answer.status_code == 404, path
        assert PAGE not in answer.text
    assert get(with_client.url + "/pieces.png", headers={"Accept": "image/*"}).status_code == 404
    assert get(with_client.url + "/../../etc/passwd", headers={"Accept": "*/*"}).status_code == 404
    assert get(with_client.url + "/health", headers=HTML).json()["status"] == "ok"
    assert "tilewright_submit_seconds" in get(with_client.url + "/metrics", headers=HTML).text


def test_hashed_files_are_kept_for_ever_and_sent_in_the_best_encoding(with_client: Server) -> None:
    path = with_client.url + "/assets/index-1a2b.js"
    for accepted, encoding in [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", None)]:
        with httpx.stream("GET", path, headers={"Accept-Encoding": accepted}, **PLAIN) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding, accepted
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"
        plain = {"br": b"as brotli would", "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}
        assert gzip.decompress(body) == SCRIPT.encode() if encoding == "gzip" else body == plain[encoding]


def test_service_worker_and_manifest_lie_at_the_root_with_their_types(with_client: Server) -> None:
    worker = get(with_client.url + "/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    manifest = get(with_client.url + "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"


def test_the_content_security_policy_allows_what_a_client_needs_and_no_more(with_client: Server) -> None:
    policy = get(with_client.url).headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["script-src"] == rules["worker-src"] == rules["manifest-src"] == rules["connect-src"] == "'self'"
    assert (rules["style-src"], rules["style-src-attr"]) == ("'self'", "'unsafe-inline'")
    assert rules["img-src"] == "'self' data: blob:"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"


def test_a_folder_that_holds_no_client_is_refused(tmp_path: Path) -> None:
    refused = subprocess.run(
        [*MAIN, "--client", str(tmp_path)], capture_output=True, text=True, timeout=HANG, check=False
    )
    assert refused.returncode == 2
    assert "has no index.html" in refused.stderr


def _first_lines(process: subprocess.Popen[str], count: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(count)]


def _ended(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(HANG)


def test_the_address_is_said_when_the_server_answers_and_a_browser_is_opened_there(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = f"{sys.executable} -c \"import sys; open('{opened}', 'w').write(sys.argv[1])\" %s"
    command = [*MAIN, "--data", str(tmp_path / "data"), "--port", "0", "--open"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "BROWSER": browser})
    try:
        (line,) = _first_lines(process, 1)
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address, line
        assert get(f"{address[0]}/health").status_code == 200
        assert opened.read_text() == address[0]
    finally:
        _ended(process)


def test_a_port_that_was_asked_for_and_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", free_port()))
        other.listen()
        port = other.getsockname()[1]
        command = [*MAIN, "--data", str(tmp_path), "--port", str(port)]
        refused = subprocess.run(command, capture_output=True, text=True, timeout=HANG, check=False)
    assert refused.returncode == 2
    assert f"port {port} of 127.0.0.1 is taken; choose another with --port" in refused.stderr


def test_without_a_port_the_next_free_one_is_taken_and_said(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", 8000))
            other.listen()
        except OSError:
            pass  # somebody else has it, which is as good
        command = [*MAIN, "--data", str(tmp_path)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            notice, address = _first_lines(process, 2)
            port = int(address.split(":")[-1].split()[0])
            assert port > 8000
            assert notice == f"Port 8000 is taken; this server uses {port}."
            assert get(f"http://127.0.0.1:{port}/health").status_code == 200
        finally:
            _ended(process)


@pytest.mark.parametrize("game", tw.games())
def test_every_rule_of_a_page_is_shown_once_under_its_chapter(server: Server, game: str) -> None:
    page = Person(server).ok("GET", f"/api/games/{game}/rules")
    rules = {rule["id"]: (chapter["title"], rule["text"]) for chapter in page["chapters"] for rule in chapter["rules"]}
    assert page["title"].startswith(tw.game(game).title)
    assert list(rules) == list(tw.game(game).rules)
    for rule in tw.game(game).rules.values():
        chapter, text = rules[rule.id]
        assert text == rule.text
        assert chapter in ("", rule.chapter)
    written = " ".join(chapter["text"] for chapter in page["chapters"])
    assert "| id | rule |" not in written, "the head of an empty table"
    assert "Worked example" in " ".join(chapter["title"] for chapter in page["chapters"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tw.games())
def test_a_page_has_the_same_rules_in_every_language(game: str, language: str) -> None:
    page = rule_page(game, language)
    translated = translated_rule_page(game, language)
    assert page.language == ("en" if translated is None else language)
    ids = [rule.id for chapter in page.chapters for rule in chapter.rules]
    assert sorted(ids) == sorted(tw.game(game).rules)
    if translated is not None:
        assert all(rule.text for rule in read_rules(translated).values())


def test_a_language_or_game_that_is_not_there_is_named(server: Server) -> None:
    person = Person(server)
    assert person.refused("GET", "/api/games/qwirkle/rules", language="tlh") == (400, "unknown-language")
    assert person.refused("GET", "/api/games/chess/rules") == (400, "unknown-game")
