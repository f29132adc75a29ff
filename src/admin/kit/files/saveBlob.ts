/** Long enough for any browser to start the download. */
const KEPT_FOR = 10_000;

export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
};

export const saveCsv = (name: string, csv: string): void =>
  saveBlob(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
