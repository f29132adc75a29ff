const NAME = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open; undefined if no valid choice is stored. */
export const readSidebarOpen = (cookies: string = document.cookie): boolean | undefined => {
  const left = cookies.split(';').map((cookie) => cookie.trim());
  if (left.includes(`${NAME}=false`)) return false;
  return left.includes(`${NAME}=true`) ? true : undefined;
};

export const sidebarCookie = (open: boolean): string =>
  `${NAME}=${open}; Path=/; Max-Age=${SEVEN_DAYS_S}; SameSite=Lax`;

export const writeSidebarOpen = (open: boolean): void => {
  document.cookie = sidebarCookie(open);
};
