const degrees = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)} °C`;

interface Temperatures {
  temp_min_c: number | null;
  temp_max_c: number | null;
}

/** A range for display, `−20 °C … −15 °C`; one end alone if the other is unknown. */
export const formatTemperatures = ({ temp_min_c, temp_max_c }: Temperatures): string => {
  const low = temp_min_c ?? undefined;
  const high = temp_max_c ?? undefined;
  if (low !== undefined && high !== undefined) return `${degrees(low)} … ${degrees(high)}`;
  if (low !== undefined) return `≥ ${degrees(low)}`;
  return high === undefined ? '' : `≤ ${degrees(high)}`;
};
