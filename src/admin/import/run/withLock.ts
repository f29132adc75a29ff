/** Does something unless another tab is doing it. In browsers without locks it is always done. */
export const withLock = async <T>(
  name: string,
  act: () => Promise<T>,
): Promise<{ isMine: true; result: T } | { isMine: false }> => {
  if (!('locks' in navigator)) return { isMine: true, result: await act() };
  return navigator.locks.request(`qafila.import.${name}`, { ifAvailable: true }, async (lock) =>
    lock ? { isMine: true, result: await act() } : { isMine: false },
  );
};
