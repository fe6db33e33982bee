export interface WishlistItem {
  readonly productId: string;
  /** True for a sample. */
  readonly isDemoItem?: true;
}
