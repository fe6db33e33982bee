/** What a quantity field says. */
export const quantityTexts = {
  /** While 0 or less is typed. */
  removes: 'Press Enter or leave this field to remove the item. Press Esc to keep it.',
} as const;
