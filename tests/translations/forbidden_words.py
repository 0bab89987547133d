"""Words that players of other sites do not use, or that are called otherwise here: `docs/words.md` says how."""

FORBIDDEN = {
    "en": [
        r"\b(he|him|his|himself|she|her|hers)\b",  # a player is 'they', a country 'it'
        r"\b[Ee]-mail",  # email
        r"\b[Ss]omebody|\b[Ee]verybody|\b[Nn]obody",  # someone, everyone, no one
        r"\b[Ee]ntrants?\b|\b[Tt]ake part\b",  # players of a tournament join it
        r"\b[Ll]etters? (first|with|is on)|No more letters",  # an email
        r"\ban own\b|\bthe own\b",  # one of your own
        r"\b[Tt]ake back\b",  # undo
        r"\b[Ss]hall\b",
        r"\bprecise enough\b|\bdocument 00\d\b|\b00[0-4]\b",
        r"\bLay\b|\blays\b",  # place
        r"\bextra points\b",  # bonus points
    ],
    "he": [
        "מכתב",  # דוא״ל
        "ניטראל",  # ניטרלי
        r"\bעוצמ",  # כוח
        "השמד|להשמיד|הושמד",  # הריסה
        r"\bסבבים?\b",  # סיבוב
        "אחזקה",  # תחזוקה
        r"\bאטי",  # איטי
        "לקיחת האריח|לקחת אריח",  # קנייה
        "הרב מנצח|מירב",
        "ליישב|ייושב|יישוב הסכסוך",  # הכרעה
        "במהפכה",  # פורצת מהפכה
        r"[א-ת]-[א-תA-Za-z\d{]",  # a maqaf, not a hyphen
    ],
    "hu": [
        r"\b[Bb]evet(és|ett|ve|sz|ed|ek|i|het|ni|nek)?\b",  # bead
        "[Zz]seton",  # jelző
        r"\b(?<!nagy)hatal(om|mat|mak|mi)",  # nagyhatalom
        "felford",  # képpel felfelé
        "tengerpróba",  # tengeri próba
        r"\b[Ss]zabad akció",  # ingyenes akció
        r"\b[Ee]lfogott",  # fogságba esett
        "[Ff]őfél",  # a két fél
        r"\b[Ll]evél|\b[Ll]evelet",  # e-mail
        "[Ll]erombol",  # megsemmisít
        r"\bgépi\b",  # bot
        r"\b[Ll]enyomat",  # ujjlenyomat
        r"\b[Ll]assú\b",  # levelezős
    ],
}
