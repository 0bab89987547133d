"""A bot of your own: it sits down at a table and plays any legal action. Needs httpx and websockets.

    python deploy/example_bot.py http://127.0.0.1:8000 TABLE --token TOKEN [--invitation WORD]

A token comes from POST /api/tokens, asked for by the player for whom the bot shall play.
"""

import argparse
import json
import random

import httpx
from websockets.sync.client import connect


def play(server: str, table: str, token: str, invitation: str | None) -> None:
    bearer = {"Authorization": f"Bearer {token}"}
    api = httpx.Client(base_url=f"{server}/api/tables/{table}", headers=bearer, timeout=30)
    if api.get("", params={"invitation": invitation} if invitation else None).raise_for_status().json()["you"] is None:
        api.post("/join", json={"invitation": invitation}).raise_for_status()
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(url, additional_headers=bearer, max_size=None) as socket:
        for message in socket:
            seen = json.loads(message).get("seen")
            if seen and seen["status"] == "over":
                return
            while seen and seen["actor"] == seen["you"] is not None:
                answer = api.get("/actions")
                if answer.status_code == httpx.codes.CONFLICT:
                    break  # this message is older than our last turn
                action = random.choice(answer.raise_for_status().json()["texts"])
                seen = api.post("/act", json={"actions": [action]}).raise_for_status().json()["seen"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--token", required=True)
    parser.add_argument("--invitation")
    chosen = parser.parse_args()
    play(chosen.server.rstrip("/"), chosen.table, chosen.token, chosen.invitation)
