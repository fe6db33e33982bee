export function downloadText(name: string, type: string, pieces: readonly string[]): void {
  downloadBlob(name, new Blob([...pieces], { type }));
}

export function downloadBlob(name: string, data: Blob): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started to read the file.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
