/** The company's own data, with the field names of the API. */
export interface CompanyProfile {
  companyName: string;
  address: string | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  email: string;
  website: string | null;
  vatId: string | null;
  taxId: string | null;
  description: string | null;
  /** A data URL of a PNG or JPG. */
  logo: string | null;
}
export type CompanyProfileField = keyof CompanyProfile;
