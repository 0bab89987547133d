"""How a delivery fails, by webhook or by e-mail."""


class DeliveryFailed(Exception):
    """It did not arrive. The message is for the player and says nothing of what is inside this network; `kind` and
    `code` say the same in a word and a number, for other languages.

    `permanent`: trying again will not help.
    """

    def __init__(self, kind: str, why: str, *, permanent: bool, code: int = 0) -> None:
        super().__init__(why)
        self.kind = kind
        self.code = code
        self.permanent = permanent
