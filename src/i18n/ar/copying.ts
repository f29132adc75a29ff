import type { LaterMessages } from '../messages.ts';

export const copying: LaterMessages['copying'] = {
  copy: 'نسخ',
  copied: 'تم النسخ',
  blocked: 'منع متصفحك النسخ. يُرجى تحديد النص ونسخه يدويًا.',
};
