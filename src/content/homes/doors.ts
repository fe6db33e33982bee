/** What the list of the extra homes says around them: on each of them, and on the about page. */
export const frontDoors = {
  heading: 'Other front doors',
  text: 'The same company, entered from another side.',
} as const;
