import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { HOME_COUNTRY } from '../../../domain/base/phone.ts';
import { WhatsAppLink } from './WhatsAppLink.tsx';

/** A number without a country code is local; renders nothing if it cannot be one. */
const LocalWhatsApp = ({ phone }: { phone: string }) => {
  const number = parsePhoneNumberFromString(phone, HOME_COUNTRY);
  return number?.isValid() ? <WhatsAppLink phone={phone} digits={number.number.slice(1)} /> : null;
};

export default LocalWhatsApp;
