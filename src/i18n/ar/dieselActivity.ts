import type { LaterMessages } from '../messages.ts';
import { counted } from './forms.ts';
import { nouns } from './nouns.ts';

export const dieselActivity: LaterMessages['dieselActivity'] = {
  title: 'سجل النشاط',
  filters: 'عوامل التصفية',
  kind: 'النوع',
  in: 'الوارد %{litres}',
  out: 'الصادر %{litres}',
  void: 'ملغى',
  noBranch: 'بلا فرع',
  unknown: counted(nouns.voucher, (vouchers) => `بلا لترات (غير محتسب): ${vouchers}`),
  none: 'لا شيء مسجّل بعد.',
  notOffered: 'لا يمكن عرض %{list} على هذا الخادم.',
  more: 'عرض المزيد (%{count})',
};
