import { fileSize, type Messages, type PluralForms, plural } from './messages.ts';

const count = (amount: number, forms: PluralForms) => plural('ar', amount, forms);

const characters: PluralForms = { one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' };
const entries: PluralForms = { one: 'عنصر واحد', two: 'عنصرين', few: '# عناصر', many: '# عنصرًا', other: '# عنصر' };
const seconds: PluralForms = { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' };
const minutes: PluralForms = { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' };
const places: PluralForms = { one: 'موضع واحد', two: 'موضعين', few: '# مواضع', many: '# موضعًا', other: '# موضع' };

/** Arabic. */
export const ar: Messages = {
  failures: {
    not_found: () => 'هذا غير موجود، أو ليس متاحًا لك.',
    forbidden: () => 'حسابك لا يسمح لك بهذا الإجراء.',
    first_login: () => 'اختر كلمة مرور خاصة بك أولًا.',
    forced_session: () => 'أنت داخل بالنيابة عن شخص آخر، وهذا الإجراء لا يقوم به إلا صاحب الحساب.',
    unauthenticated: () => 'يُرجى تسجيل الدخول من جديد.',
    login_failed: () => 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    account_pending: () => 'حسابك في انتظار الموافقة، وستصلك رسالة عند قبوله.',
    account_disabled: () => 'هذا الحساب مغلق. يُرجى التواصل مع مدرستك.',
    grant_missing: () => 'انتهت المهلة المتاحة لتعيين كلمة مرور جديدة. اطلب رمزًا جديدًا.',
    link_unknown: () => 'هذا الرابط غير مكتمل أو غير موجود. انسخه كاملًا من جديد.',
    link_expired: () => 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
    link_used: () => 'سبق استخدام هذا الرابط. سجّل الدخول بكلمة المرور التي اختيرت.',
    otp_wrong: () => 'الرمز غير صحيح أو انتهت صلاحيته. تحقق منه أو اطلب رمزًا جديدًا.',
    force_login_admin: () => 'لا يمكن الدخول بالنيابة عن مدير.',
    pairing_code_wrong: () => 'الرمز غير صحيح أو سبق استخدامه. اطلب من ابنك أو ابنتك رمزًا جديدًا.',
    conflict: () => 'حفظ شخص آخر تغييرًا في هذه الأثناء. قارن بين النسختين ثم احفظ من جديد.',
    last_admin: () => 'هذا آخر مدير نشط. عيّن مديرًا آخر أولًا.',
    own_account: () => 'لا يمكنك القيام بهذا على حسابك أنت.',
    in_use: ({ uses }) => `هذا مستخدم في ${count(uses, places)}، لذلك لا يُحذف. يمكنك أرشفته بدلًا من ذلك.`,
    attempt_closed: () => 'سُلِّمت هذه المحاولة ولا تقبل أي تعديل.',
    attempt_not_open: () => 'لا يمكن إجراء ذلك على المحاولة في حالتها الحالية.',
    attempts_used_up: ({ maximum }) =>
      `لقد استنفدت ${count(maximum, { one: 'محاولتك الوحيدة', two: 'محاولتيك', few: 'محاولاتك كلها (#)', many: 'محاولاتك كلها (#)', other: 'محاولاتك كلها (#)' })}.`,
    task_not_open: () => 'لم يُفتح هذا الواجب بعد.',
    task_closed: () => 'هذا الواجب مغلق.',
    not_marked: ({ pending }) =>
      count(pending, {
        one: 'ما زالت إجابة واحدة في انتظار التصحيح.',
        two: 'ما زالت إجابتان في انتظار التصحيح.',
        few: 'ما زالت # إجابات في انتظار التصحيح.',
        other: 'ما زالت # إجابة في انتظار التصحيح.',
      }),
    not_released: () => 'لم تُعلن النتيجة بعد.',
    already_begun: ({ attempts }) =>
      `${count(attempts, { one: 'بدأت محاولة واحدة', two: 'بدأت محاولتان', few: 'بدأت # محاولات', other: 'بدأت # محاولة' })}، لذلك لا يُحذف. يمكنك أرشفته بدلًا من ذلك.`,
    invalid: () => 'هناك ما ينقص أو ما يحتاج إلى تصحيح. راجع الحقول المشار إليها.',
    malformed: () => 'تعذّرت قراءة الطلب.',
    too_large: ({ limitBytes }) => `الحجم كبير جدًا: الحد الأقصى ${fileSize('ar', limitBytes)}.`,
    too_many_values: ({ limit }) => `عدد العناصر كبير جدًا: الحد الأقصى ${new Intl.NumberFormat('ar').format(limit)}.`,
    user_quota: ({ usedBytes, allowedBytes, sizeBytes }) =>
      `لا يتسع المكان لهذا الملف: حجمه ${fileSize('ar', sizeBytes)}، وقد خزّنت ${fileSize('ar', usedBytes)} من أصل ${fileSize('ar', allowedBytes)} مخصصة لك. استخدم ملفًا أصغر أو اطلب من مدرستك مساحة أكبر.`,
    school_quota: ({ usedBytes, allowedBytes, sizeBytes }) =>
      `لا يتسع المكان لهذا الملف: حجمه ${fileSize('ar', sizeBytes)}، وقد خزّنت مدرستك ${fileSize('ar', usedBytes)} من أصل ${fileSize('ar', allowedBytes)} مخصصة لها. استخدم ملفًا أصغر أو اطلب من مدرستك توفير مساحة.`,
    unsupported_media: ({ found, sent, accepted }) =>
      `${found ? `هذا ملف من النوع ${found}، وهو غير مقبول هنا` : `محتوى هذا الملف ليس من نوع مقبول هنا${sent ? `؛ وقد أُرسل على أنه ${sent}` : ''}`}. استخدم أحد هذه الأنواع: ${accepted.join('، ')}.`,
    unsupported_body: ({ sent, accepted }) =>
      `محتوى الطلب ${sent ? `من النوع ${sent}` : 'بلا نوع محدد'}. أرسله بالنوع ${accepted.join('، ')}.`,
    storage_full: () =>
      'امتلأ قرص الخادم، لذلك لم يُحفظ هذا. ما كتبته ما زال هنا. أخبر مدرستك، ثم حاول مجددًا بعد توفير مساحة.',
    rate_limited: ({ seconds: wait }) =>
      `محاولات كثيرة. انتظر ${wait < 90 ? count(wait, seconds) : count(Math.ceil(wait / 60), minutes)} ثم حاول مجددًا.`,
    internal: ({ requestId }) => `حدث خطأ من جهتنا. إذا تكرر فأخبرنا بهذا الرقم: ${requestId}`,
  },
  fields: {
    required: () => 'يُرجى ملء هذا الحقل.',
    email: () => 'أدخل بريدًا إلكترونيًا صحيحًا',
    phone: () => 'اكتب الرقم مع رمز الدولة، مثل ‎+201001234567.',
    moment: () => 'هذا ليس تاريخًا ووقتًا صحيحًا.',
    choice: () => 'اختر واحدًا من الخيارات.',
    whole_number: () => 'اكتب عددًا صحيحًا.',
    format: () => 'الصيغة غير صحيحة.',
    html: () => 'يحتوي النص على ما هو غير مسموح به.',
    taken: () => 'هذا مستخدم بالفعل.',
    common_password: () => 'كلمة المرور هذه شائعة جدًا. اختر غيرها.',
    wrong_password: () => 'هذه ليست كلمة مرورك الحالية.',
    same_password: () => 'اختر كلمة مرور مختلفة عن الحالية.',
    unknown: () => 'لم يعد هذا موجودًا. اختر من جديد.',
    not_a_student: () => 'هذا الموضع للطلاب فقط.',
    not_an_assistant: () => 'هذا الموضع للمساعدين فقط.',
    order_of_times: () => 'ترتيب الأوقات غير صحيح: الفتح ثم موعد التسليم ثم الإغلاق.',
    above_maximum: () => 'هذه الدرجة أعلى مما يُمنح لهذا السؤال.',
    key_not_allowed: () => 'هنا شيء غير معروف.',
    text_min: ({ limit }) => `على الأقل ${count(limit, characters)}.`,
    text_max: ({ limit }) => `على الأكثر ${count(limit, characters)}.`,
    number_min: ({ limit }) => `أقل قيمة هي ${limit}.`,
    number_max: ({ limit }) => `أكبر قيمة هي ${limit}.`,
    list_min: ({ limit }) => `على الأقل ${count(limit, entries)}.`,
    list_max: ({ limit }) => `على الأكثر ${count(limit, entries)}.`,
  },
  confirmations: {
    registered: 'شكرًا لك. إذا كان هذا العنوان جديدًا لدينا فحسابك الآن في انتظار الموافقة، وسنراسلك.',
    loggedOut: 'تم تسجيل خروجك.',
    otpSent: 'إذا كان لهذا البريد حساب، فالرمز في طريقه إليك.',
    otpVerified: 'تم التحقق من الرمز بنجاح!',
    passwordUpdated: 'تم تحديث كلمة المرور بنجاح!',
    passwordReset: (name) => `عُيّنت كلمة مرور جديدة لـ${name}، وسيُطلب منه اختيار كلمة خاصة به.`,
    sessionEnded: 'تم إنهاء الجلسة.',
    deactivated: (name) => `تم تعطيل حساب ${name}.`,
    removed: (name) => `تم حذف «${name}».`,
  },
  mail: {
    greeting: (name) => `مرحبًا ${name}،`,
    closing: 'روبريكا',
    otp: (code) => ({
      subject: `رمزك هو ${code}`,
      lines: [
        `رمز تعيين كلمة المرور الجديدة هو ${code}.`,
        'الرمز صالح لدقيقة واحدة ولاستخدام واحد. إذا لم تطلبه فتجاهل هذه الرسالة، ولن يتغير شيء.',
      ],
    }),
    alreadyRegistered: {
      subject: 'لديك حساب بالفعل',
      lines: [
        'طلب أحدهم، ربما أنت، فتح حساب بهذا العنوان. لديك حساب بالفعل ولم يتغير شيء.',
        'إذا نسيت كلمة المرور فاختر «نسيت كلمة المرور؟» في صفحة الدخول.',
      ],
    },
    approved: {
      subject: 'أصبح حسابك مفتوحًا',
      lines: ['تمت الموافقة على حسابك. يمكنك الآن الدخول بالبريد وكلمة المرور اللذين سجلت بهما.'],
    },
    passwordChanged: {
      subject: 'تم تغيير كلمة مرورك',
      lines: [
        'تم تغيير كلمة مرورك الآن، وتم تسجيل خروجك من الأجهزة الأخرى.',
        'إذا لم تكن أنت من فعل ذلك فعيّن كلمة جديدة فورًا من «نسيت كلمة المرور؟» وأخبر مدرستك.',
      ],
    },
  },
};
