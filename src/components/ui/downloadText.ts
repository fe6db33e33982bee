/** Hands a text to the visitor as a file. */
export function downloadText(name: string, type: string, pieces: readonly string[]): void {
  downloadBlob(name, new Blob([...pieces], { type }));
}

/** Hands data to the visitor as a file. */
export function downloadBlob(name: string, data: Blob): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
