import { MessageCircle as ChatIcon } from 'lucide-react';

import { useT } from '../texts/useT.ts';

interface WhatsAppLinkProps {
  phone: string;
  digits: string;
}

export const WhatsAppLink = ({ phone, digits }: WhatsAppLinkProps) => {
  const t = useT();
  return (
    <a
      className="quiet"
      href={`https://wa.me/${digits}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('common.contact.whatsAppTo', { phone })}
    >
      <ChatIcon size={16} aria-hidden="true" />
      {t('common.contact.whatsApp')}
    </a>
  );
};
