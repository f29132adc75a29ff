/** Long enough for any browser to have begun with the download. */
const KEPT_FOR = 10_000;

/** Hands a CSV to the user as a download, and lets go of it afterwards. */
export const saveFile = (name: string, csv: string): void => {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
};
