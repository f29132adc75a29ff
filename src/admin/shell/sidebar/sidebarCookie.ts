const NAME = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open. Anything but a clear 'false' is open. */
export const readSidebarOpen = (cookies: string = document.cookie): boolean =>
  !cookies.split(';').some((cookie) => cookie.trim() === `${NAME}=false`);

export const sidebarCookie = (open: boolean): string =>
  `${NAME}=${open}; Path=/; Max-Age=${SEVEN_DAYS_S}; SameSite=Lax`;

export const writeSidebarOpen = (open: boolean): void => {
  document.cookie = sidebarCookie(open);
};
