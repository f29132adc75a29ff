/** Long enough for any browser to have begun with the download. */
const KEPT_FOR = 10_000;

/** Hands a file to the user as a download, and lets go of it afterwards. */
export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
};
