export const quantityTexts = {
  /** Shown while the typed quantity is 0 or less. */
  removes: 'Press Enter or leave this field to remove the item. Press Esc to keep it.',
} as const;
