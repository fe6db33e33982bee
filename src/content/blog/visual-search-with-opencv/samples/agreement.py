import cv2
import numpy as np

sift = cv2.SIFT_create(nfeatures=1500)
matcher = cv2.BFMatcher(cv2.NORM_L2)


def describe(path, longest_side=900):
    """Returns the key points and RootSIFT descriptors of a picture, scaled down to a common size."""
    image = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
    if image is None:
        raise ValueError(f"not a readable picture: {path}")
    scale = longest_side / max(image.shape)
    if scale < 1:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    points, descriptors = sift.detectAndCompute(image, None)
    if descriptors is None:
        return points, None
    # RootSIFT compares descriptors as distributions, which handles uneven light better.
    descriptors /= descriptors.sum(axis=1, keepdims=True) + 1e-7
    return points, np.sqrt(descriptors)


def agreement(photo, candidate, ratio=0.75):
    """Counts the photo's points that match the candidate under one perspective."""
    photo_points, photo_descriptors = photo
    shop_points, shop_descriptors = candidate
    if photo_descriptors is None or shop_descriptors is None or len(shop_descriptors) < 2:
        return 0

    pairs = matcher.knnMatch(photo_descriptors, shop_descriptors, k=2)
    kept = [best for best, second in pairs if best.distance < ratio * second.distance]
    if len(kept) < 8:
        return 0

    source = np.float32([photo_points[match.queryIdx].pt for match in kept])
    target = np.float32([shop_points[match.trainIdx].pt for match in kept])
    _, inliers = cv2.findHomography(source, target, cv2.RANSAC, 4.0)
    return 0 if inliers is None else int(inliers.sum())
