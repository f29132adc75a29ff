export const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text')),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable')));
    reader.readAsDataURL(file);
  });
