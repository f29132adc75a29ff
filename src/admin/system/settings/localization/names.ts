/** The time zones that this browser supports. */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone');
