/** Lists the words of a text, which is shorter than their array. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
