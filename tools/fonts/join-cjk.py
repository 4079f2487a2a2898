"""Joins what @fontsource/noto-sans-{sc,jp,kr} ship in a hundred pieces to one face each, for paper.

    python3 tools/fonts/join-cjk.py    (needs python3-fonttools, and the three packages unpacked in node_modules)

One weight (500, which stands beside regular and bold words alike), outlines alone: no vertical setting, no kerning, no
letters of alphabets that other faces have. A face is kept packed (brotli) and opened when a word needs it.
"""
import glob
import io
import json
import os
import re

import brotli
from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

ROOT = os.path.join(os.path.dirname(__file__), "../..")
OUT = os.path.join(ROOT, "src/server/use-cases/sheets/fonts")
WEIGHT = 500
HAN = [(0x2E80, 0x2FDF), (0x3000, 0x303F), (0x3400, 0x9FFF), (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0x20000, 0x323AF)]
KANA = [(0x3040, 0x30FF), (0x31F0, 0x31FF)]
FORMS = [(0x3100, 0x312F), (0x31A0, 0x31BF), (0x3200, 0x33FF), (0xFF00, 0xFFEF)]
HANGUL = [(0x1100, 0x11FF), (0x3130, 0x318F), (0xA960, 0xA97F), (0xAC00, 0xD7FF)]
FACES = {
    "sc": HAN + KANA + FORMS,
    "jp": HAN + KANA + FORMS,
    "kr": HANGUL + [(0x3000, 0x303F), (0x3200, 0x33FF), (0xFF00, 0xFFEF)],
}


def pieces(language):
    folder = os.path.join(ROOT, f"node_modules/@fontsource/noto-sans-{language}/files")
    named = re.compile(rf"noto-sans-{language}-(\d+|{language})-{WEIGHT}-normal\.woff$")
    return sorted(file for file in glob.glob(f"{folder}/*.woff") if named.search(file))


def join(language, wanted):
    glyphs, metrics, cmap, first = {}, {}, {}, None
    for file in pieces(language):
        piece = TTFont(file)
        first = first or piece
        for code, name in piece.getBestCmap().items():
            if code in cmap or not any(low <= code <= high for low, high in wanted):
                continue
            glyph = piece["glyf"][name]
            if glyph.isComposite():
                coordinates, ends, flags = glyph.getCoordinates(piece["glyf"])
                glyph = Glyph()
                glyph.numberOfContours, glyph.coordinates = len(ends), coordinates
                glyph.endPtsOfContours, glyph.flags = list(ends), flags
            glyph.removeHinting()
            key = f"u{code:04X}"
            glyphs[key], metrics[key], cmap[code] = glyph, piece["hmtx"][name], key
    order = [".notdef", *(cmap[code] for code in sorted(cmap))]
    glyphs[".notdef"], metrics[".notdef"] = first["glyf"][".notdef"], first["hmtx"][".notdef"]
    glyphs[".notdef"].removeHinting()
    made = FontBuilder(first["head"].unitsPerEm, isTTF=True)
    made.setupGlyphOrder(order)
    made.setupCharacterMap(cmap)
    made.setupGlyf({name: glyphs[name] for name in order})
    made.setupHorizontalMetrics({name: metrics[name] for name in order})
    height, depth = first["hhea"].ascent, first["hhea"].descent
    made.setupHorizontalHeader(ascent=height, descent=depth)
    made.setupOS2(sTypoAscender=height, sTypoDescender=depth, sCapHeight=733, sxHeight=543)
    family = f"Noto Sans {language.upper()}"
    made.setupNameTable({"familyName": family, "styleName": "Medium", "psName": family.replace(" ", "") + "-Medium"})
    made.setupPost(keepGlyphNames=False)
    made.updateHead(created=first["head"].created, modified=first["head"].modified)
    made.font.recalcTimestamp = False  # the same pieces make the same bytes
    buffer = io.BytesIO()
    made.save(buffer)
    return buffer.getvalue(), set(cmap)


def ranges(codes):
    """As the packages state theirs: "U+3000-3003,U+3005"."""
    runs = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",".join(f"U+{low:x}" if low == high else f"U+{low:x}-{high:x}" for low, high in runs)


stated = {}
for language, wanted in FACES.items():
    ttf, codes = join(language, wanted)
    packed = brotli.compress(ttf, quality=11, lgwin=24)
    with open(os.path.join(OUT, f"noto-sans-{language}-{WEIGHT}.ttf.br"), "wb") as file:
        file.write(packed)
    stated[language] = ranges(codes)
    print(f"{language}: {len(codes)} letters, {len(ttf)} bytes, packed {len(packed)}", flush=True)
with open(os.path.join(OUT, "noto-sans-cjk.json"), "w") as file:
    file.write(json.dumps(stated, indent=2) + "\n")
