import type { LaterMessages } from '../messages.ts';

export const profile: LaterMessages['profile'] = {
  title: 'الملف الشخصي',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  branch: 'الفرع',
  role: 'الدور',
  noRole: 'بلا دور حاليًا',
  picture: 'صورة %{name}',
  change: 'تغيير الصورة',
  uploading: 'جارٍ الرفع...',
  hint: 'PNG أو JPEG أو GIF أو WebP. نصغّر حجمها ونزيل بيانات الموقع الجغرافي.',
  changed: 'تم تغيير صورتك.',
  failed: 'تعذّر تغيير صورتك. الصورة السابقة باقية.',
};
