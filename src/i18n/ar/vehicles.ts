import type { PlateSource } from '../../domain/plates/plate.ts';
import type { vehicleFields as fields } from '../en/vehicles.ts';
import type { LaterMessages } from '../messages.ts';

export const vehicleFields: Record<keyof typeof fields, string> = {
  plate: 'اللوحة',
  plate_emirate: 'الإمارة أو الدولة',
  plate_category: 'فئة اللوحة',
  plate_code: 'رمز اللوحة',
  plate_number: 'رقم اللوحة',
  make: 'الشركة المصنّعة',
  model: 'الطراز',
  color: 'اللون',
  year: 'سنة الصنع',
  axle_count: 'عدد المحاور',
  company_id: 'الشركة',
  registration_expiry: 'انتهاء الملكية',
  insurance_expiry: 'انتهاء التأمين',
  status: 'الحالة',
  notes: 'ملاحظات',
};

export const plateSources: Record<PlateSource, string> = {
  'Abu Dhabi': 'أبوظبي',
  Dubai: 'دبي',
  Sharjah: 'الشارقة',
  Ajman: 'عجمان',
  'Umm Al Quwain': 'أم القيوين',
  'Ras Al Khaimah': 'رأس الخيمة',
  Fujairah: 'الفجيرة',
  Oman: 'عُمان',
  'Saudi Arabia': 'السعودية',
  Bahrain: 'البحرين',
  Kuwait: 'الكويت',
  Qatar: 'قطر',
};

export const vehicles: LaterMessages['vehicles'] = {
  plate: { none: 'بلا لوحة', preview: 'معاينة' },
  assignment: {
    title: 'الإسناد',
    driver: 'السائق',
    since: 'منذ %{date}',
    none: 'غير مُسندة إلى أي سائق.',
    alone: 'لا يوجد',
    assign: 'إسناد إلى سائق',
    change: 'تغيير السائق',
    remove: 'إلغاء الإسناد',
    failed: 'تعذّر تحميل الإسنادات.',
    others: 'مُسندة أيضًا إلى %{names}. يلزم إسنادها إلى سائق واحد.',
    taken: '%{vehicle} مُسندة إلى %{holder}.',
    moveIt: 'إسنادها إلى هذا السائق',
    keepIt: 'إبقاؤها مع %{holder}',
    willMove: 'عند الحفظ ستُنقل %{vehicle} من %{holder}.',
    confirmFirst: 'مُسندة إلى %{holder}. يلزم نقلها أو اختيار غيرها.',
    createdNotMoved: 'تمت إضافة السائق، لكن تعذّر نقل %{vehicles}، وهي باقية مع %{holders}.',
    createdUnsure: 'تمت إضافة السائق، لكن تعذّر التأكد ممّن أُسندت إليه %{vehicles}.',
  },
  assign: {
    title: 'إسناد %{vehicle}',
    choose: 'السائق',
    hint: 'لا تشمل القائمة السائقين الملغاة سجلاتهم.',
    holder: '%{vehicle} مُسندة إلى %{holder}. بعد النقل يبقى %{holder} من دونها.',
    leaves: 'مع %{driver} حاليًا %{other}، وستبقى بلا سائق.',
    same: 'مُسندة إلى %{driver} بالفعل.',
    do: 'إسناد',
    move: 'نقل الإسناد',
    done: 'تم إسناد %{vehicle} إلى %{driver}',
    failed: 'لم يتم أي إسناد.',
  },
  pick: { free: 'متاحة', noTruck: 'بلا شاحنة', expired: 'منتهية: %{papers}' },
  remove: {
    title: 'إلغاء إسناد %{vehicle} إلى %{holder}؟',
    content: 'ستبقى %{vehicle} بلا سائق.',
    done: 'تم إلغاء إسناد %{vehicle}',
    failed: 'لم يتغير شيء.',
  },
};
