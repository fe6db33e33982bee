/** Says what happens to the typed data, next to each form. */
export const formNotes = {
  inquiry: 'This is a demonstration: what you type is checked in this page, and nothing is sent.',
  checkout: 'Nothing you type here is sent anywhere, and no order is charged.',
} as const;
