/** A company of the group, to which drivers, trucks and trailers belong. */
export interface Company {
  id: number;
  name: string;
  name_ar: string | null;
  city: string | null;
}
