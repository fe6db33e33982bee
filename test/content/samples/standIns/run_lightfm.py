"""Runs the two LightFM samples, one after the other, on data given as JSON; prints as JSON what they came to.

Stands in for LightFM 1.17, NumPy and SciPy. As in the original, an id that `fit` was not told of is a ValueError;
training is left out, and the features' vectors come from the test.
"""

import json
import sys
import types

given = json.load(sys.stdin)


class Dataset:
    def fit(self, users, items, item_features):
        self.users = {user: number for number, user in enumerate(users)}
        self.items = {item: number for number, item in enumerate(items)}
        # Each item is a feature of its own, before the shared ones.
        self.features = {name: number for number, name in enumerate([*items, *item_features])}

    def build_interactions(self, data):
        pairs = []
        for user, item, *_ in data:
            for known, name in ((self.users, user), (self.items, item)):
                if name not in known:
                    raise ValueError(f"id {name} not in id mapping")
            pairs.append([user, item])
        return pairs, pairs

    def build_item_features(self, data):
        return [[item, self.items[item], [self.features[name] for name in names]] for item, names in data]

    def mapping(self):
        return self.users, {}, self.items, self.features


class LightFM:
    def __init__(self, **settings):
        self.settings = settings

    def fit(self, interactions, **settings):
        self.interactions = interactions

    def get_item_representations(self, features):
        vectors = given["vectors"]
        columns = zip(*[vectors[name] for name in dataset.features])
        columns = [list(column) for column in columns]
        sums = [[sum(a * b for a, b in zip(row, column)) for column in columns] for row in features]
        return [0 for _ in features], sums


class Precision:
    def mean(self):
        return 0.25


class csr_matrix:
    """Dense: a list per row."""

    def __init__(self, data, shape, dtype):
        values, (rows, columns) = data
        self.table = [[0.0] * shape[1] for _ in range(shape[0])]
        for value, row, column in zip(values, rows, columns):
            self.table[row][column] += value

    def __iter__(self):
        return iter(self.table)


def module(name, **contents):
    sys.modules[name] = types.ModuleType(name)
    for key, value in contents.items():
        setattr(sys.modules[name], key, value)


module("lightfm", LightFM=LightFM)
module("lightfm.data", Dataset=Dataset)
module("lightfm.evaluation", precision_at_k=lambda model, test, **settings: Precision())
module("numpy", float32=float)
module("scipy")
module("scipy.sparse", csr_matrix=csr_matrix)
sys.modules["scipy"].sparse = sys.modules["scipy.sparse"]

scope = {"orders": given["orders"], "later": given["later"], "catalog": given["catalog"]}
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as sample:
        exec(compile(sample.read(), path, "exec"), scope)
    dataset = scope["dataset"]
print(
    json.dumps(
        {
            "trained": scope["model"].interactions,
            "tested": scope["test"],
            "rows": scope["feature_rows"](scope["arrivals"]).table,
            "vectors": scope["vectors"],
            "unlike": scope["feature_rows"]({"sku:1": ["fabric:lino"]}).table,
        }
    )
)
