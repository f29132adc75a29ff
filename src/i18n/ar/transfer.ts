import type { LaterMessages } from '../messages.ts';
import { counted, ofCounted } from './forms.ts';
import { nouns } from './nouns.ts';

export const transfer: LaterMessages['transfer'] = {
  backup: {
    title: 'النسخة الاحتياطية',
    about: 'ملف مضغوط واحد فيه ملف CSV لكل نوع من السجلات مع الإعدادات. لا يشمل ملفات المستندات.',
    start: 'تنزيل النسخة الاحتياطية',
    cancel: 'إلغاء',
    progress: '%{done} من %{total}: %{name}',
    packing: 'جارٍ الضغط…',
    done: counted(nouns.record, (records) => `تم تنزيل النسخة الاحتياطية وفيها ${records}.`),
    cancelled: 'تم إلغاء النسخة الاحتياطية. لم يُنزَّل شيء.',
    missing: 'غير موجود في النسخة: %{names}. السبب في الملف manifest.json داخلها.',
    cut: 'غير مكتمل: %{names}.',
    empty: 'تعذّرت قراءة أي بيانات، ولذلك لا توجد نسخة احتياطية. %{reason}',
  },
  exports: {
    title: 'التصدير',
    about: 'كل السجلات من نوع واحد بصيغة CSV، بالقيم المحفوظة.',
    button: 'تصدير %{name}',
    csv: 'CSV',
    failed: 'تعذّر تصدير %{name}.',
    done: ofCounted(nouns.record, (records) => `تم تصدير ${records}`),
    cut: 'تم تصدير أول %{smart_count} فقط (حد الخادم).',
  },
  imports: {
    title: 'الاستيراد والنماذج',
    about: 'النموذج ملف CSV فيه كل الأعمدة التي يمكن استيرادها مع صف توضيحي واحد.',
    template: 'النموذج',
    templateOf: 'نموذج %{name}',
    button: 'استيراد',
    buttonOf: 'استيراد %{name}',
    elsewhere: 'الاستيراد متاح لمديري الأسطول والديزل فقط.',
  },
};
