/** What the list of the extra homes says around them: on each of them, and on the about page. */
export const frontDoors = {
  heading: 'Other home pages',
  text: 'The same company, shown from another side.',
} as const;
