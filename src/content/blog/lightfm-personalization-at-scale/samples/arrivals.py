import numpy as np
import scipy.sparse as sp

_, _, _, column = dataset.mapping()  # feature name -> column of the item feature matrix


def feature_rows(products):
    """Builds a row per product and a column per learned feature. Rows sum to one."""
    rows, columns, values = [], [], []
    for row, features in enumerate(products.values()):
        learned = [column[feature] for feature in features if feature in column]
        rows += [row] * len(learned)
        columns += learned
        values += [1 / len(learned) for _ in learned]
    shape = (len(products), len(column))
    return sp.csr_matrix((values, (rows, columns)), shape=shape, dtype=np.float32)


arrivals = {"sku:5120": ["type:dress", "fabric:linen", "brand:alder"]}
bias, vectors = model.get_item_representations(features=feature_rows(arrivals))
