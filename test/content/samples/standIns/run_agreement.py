"""Runs the picture sample with stand-ins for OpenCV and NumPy and prints as JSON what its two functions answer.

What finds points, matches them and fits a perspective is the library's; the sieves around it are the sample's.
"""

import json
import sys
import types


class Descriptors(list):
    """Rows of numbers, with the arithmetic that RootSIFT needs."""

    def sum(self, axis, keepdims):
        assert axis == 1 and keepdims
        return RowSums(sum(row) for row in self)

    def __itruediv__(self, sums):
        return Descriptors([value / total for value in row] for row, total in zip(self, sums))


class RowSums(list):
    def __add__(self, number):
        return RowSums(total + number for total in self)


class Mask(list):
    def sum(self):
        return sum(self)


def match(distance, number):
    return types.SimpleNamespace(distance=distance, queryIdx=number, trainIdx=number)


class Matcher:
    """Answers with the distances that were set: for each point the nearest and the second nearest."""

    pairs = []

    def __init__(self, norm):
        assert norm == cv2.NORM_L2

    def knnMatch(self, photo, shop, k):
        assert k == 2
        return [(match(best, number), match(second, number)) for number, (best, second) in enumerate(self.pairs)]


class Sift:
    found = None

    def __init__(self, nfeatures):
        pass

    def detectAndCompute(self, image, mask):
        return ["point"], self.found


class Image:
    def __init__(self, *shape):
        self.shape = shape


cv2 = types.ModuleType("cv2")
cv2.NORM_L2, cv2.IMREAD_GRAYSCALE, cv2.INTER_AREA, cv2.RANSAC = range(4)
cv2.SIFT_create, cv2.BFMatcher = Sift, Matcher
cv2.imread = lambda path, mode: Image(1800, 1200) if path == "readable.jpg" else None
scales = []
cv2.resize = lambda image, size, fx, fy, interpolation: scales.append(fx) or image
mask = Mask()
cv2.findHomography = lambda source, target, method, threshold: (None, mask)
numpy = types.ModuleType("numpy")
numpy.float32 = list
numpy.sqrt = lambda rows: Descriptors([value**0.5 for value in row] for row in rows)
sys.modules.update(cv2=cv2, numpy=numpy)

scope = {}
with open(sys.argv[1], encoding="utf-8") as sample:
    exec(compile(sample.read(), sys.argv[1], "exec"), scope)
describe, agreement = scope["describe"], scope["agreement"]

answers = {}
try:
    describe("holiday.doc")
except ValueError as error:
    answers["unreadable"] = str(error)
answers["plain"] = describe("readable.jpg")[1]
Sift.found = Descriptors([[3.0, 1.0, 0.0], [0.0, 0.0, 5.0]])
answers["described"] = describe("readable.jpg")[1]
answers["scale"] = scales[0]

points = [types.SimpleNamespace(pt=(number, number)) for number in range(40)]
photo = shop = (points, Descriptors([[1.0], [1.0]]))
clear, vague = (70, 100), (80, 100)
for name, pairs, found in [
    ("twelve clear, nine of them under one perspective", [clear] * 12 + [vague] * 20, Mask([1] * 9 + [0] * 3)),
    ("seven clear", [clear] * 7 + [vague] * 20, Mask([1] * 7)),
    ("all vague", [vague] * 40, Mask([1] * 40)),
    ("no perspective at all", [clear] * 12, None),
]:
    Matcher.pairs, mask = pairs, found
    answers[name] = agreement(photo, shop)
mask = Mask([1] * 12)
answers["a catalog picture of one point"] = agreement(photo, (points, Descriptors([[1.0]])))
answers["a catalog picture of none"] = agreement(photo, (points, None))
print(json.dumps(answers))
