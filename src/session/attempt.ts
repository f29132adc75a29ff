/** For storage, which may be blocked, full or absent: undefined instead of an exception. */
export const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
