from lightfm import LightFM
from lightfm.data import Dataset
from lightfm.evaluation import precision_at_k

# orders: (customer, sku, weight) up to the cutoff day. later: the four weeks after it.
# catalog: {sku: ["type:dress", "fabric:linen", "brand:alder"]}, as of the cutoff day.
# Drop orders for products that have left the catalog. LightFM rejects unknown IDs.
orders = [(customer, sku, weight) for customer, sku, weight in orders if sku in catalog]

dataset = Dataset()
dataset.fit(
    users=sorted({customer for customer, _, _ in orders}),
    items=sorted(catalog),
    item_features=sorted({feature for features in catalog.values() for feature in features}),
)
train, weights = dataset.build_interactions(orders)
item_features = dataset.build_item_features(catalog.items())

model = LightFM(no_components=64, loss="warp", random_state=7)
model.fit(train, item_features=item_features, sample_weight=weights, epochs=20, num_threads=4)

# Count only new pairs whose customer and product the model knows.
seen = {(customer, sku) for customer, sku, _ in orders}
known = {customer for customer, _ in seen}
test, _ = dataset.build_interactions(
    (customer, sku)
    for customer, sku, _ in later
    if (customer, sku) not in seen and customer in known and sku in catalog
)
precision = precision_at_k(
    model, test, train_interactions=train, item_features=item_features, k=10, num_threads=4
)
print(f"precision at 10: {precision.mean():.4f}")
