import type { Messages } from '../messages.ts';

export const firstRa: Messages['ra'] = {
  action: {
    delete: 'حذف',
    select_all: 'تحديد الكل',
    show: 'عرض',
  },
  auth: {
    auth_check_error: 'يُرجى تسجيل الدخول للمتابعة',
  },
  message: {
    select_all_limit_reached: 'العدد كبير. تم تحديد أول %{max} فقط.',
  },
  navigation: {
    current_page: 'الصفحة %{page}',
    next: 'الانتقال إلى الصفحة التالية',
    page: 'الانتقال إلى الصفحة %{page}',
    page_range_info: '%{offsetBegin}–%{offsetEnd} من %{total}',
    page_rows_per_page: 'عدد الصفوف في الصفحة:',
    previous: 'الانتقال إلى الصفحة السابقة',
  },
  notification: {
    http_error: 'خطأ في الاتصال بالخادم',
    item_doesnt_exist: 'السجل غير موجود',
    logged_out: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا.',
    not_authorized: 'ليست لديك صلاحية للوصول إلى هذا.',
  },
  page: {
    list: '%{name}',
    loading: 'جارٍ التحميل',
  },
  sort: {
    sort_by: 'الترتيب حسب %{field} %{order}',
    ASC: 'تصاعديًا',
    DESC: 'تنازليًا',
  },
};
