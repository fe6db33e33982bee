/** Notes next to each form that say what happens to what visitors type. */
export const formNotes = {
  inquiry: 'This is a demo. What you type is checked in your browser and never sent.',
  checkout: 'This is a demo. Nothing you type is sent, and you won’t be charged.',
} as const;
