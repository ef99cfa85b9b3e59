/** The texts that the papers of `type-papers.ts` ask about. */
export const passages = {
  lighthouse: `<h2>The lighthouse off the cape</h2>
<p>The rock lies two miles off the cape, and at high water it is no larger than a tennis court. The people of the village had asked for a light on it for thirty years, and for thirty years the answer had been that nobody could build there. In the end it was done in four summers, stone by stone, and one evening in October the lamp was lit for the first time.</p>
<p>Two old hands and a boy of sixteen were the first to live in it. There was a kitchen, a room with three beds that followed the curve of the wall, and above them the lamp, which had to be wound up like a clock every four hours. Once a month, weather allowing, a rowing boat came over from the village with oil, flour, letters and the newspapers of the last four weeks, which the elder of the two men read one a day, as if they had been printed that morning.</p>
<p>In the great storm of their second winter the sea broke two windows and took the kitchen door. The three of them carried the oil up by hand, in the dark, for two nights, and people on the shore saw the light turn as it always did. When the boat came at last, the boy is said to have asked for one thing only: a new pack of cards.</p>`,
  museum: `<h2>The harbour museum: your visit</h2>
<p><strong>When to come.</strong> From June we open at nine, an hour earlier than in winter, and close at six. The museum is closed on Mondays, except in August. On the first Sunday of every month everybody comes in free of charge.</p>
<p><strong>Tickets.</strong> An adult pays £6 and a child £3. A family ticket, for two adults and up to three children, costs £14. Tickets are good for the whole day, so you may go out for lunch and come back.</p>
<p><strong>Do not miss.</strong> In the first hall lies the oldest boat in the country. It was cut from a single oak some three thousand years ago and found in a river bed, where the mud had kept it from the air. In the next room stands a model of the town as it was in 1850, every house and chimney of it, which the pupils of the harbour school made of matches; it took them two winters.</p>
<p><strong>The tower.</strong> Those who do not mind stairs should go up: it is 112 steps to the top, and from there you see both rivers and, on a clear day, the islands.</p>`,
  caravan: `<h2 dir="rtl" lang="ar">القافلة</h2>
<p dir="rtl" lang="ar">خرجت القافلة من الواحة قبل الفجر، وكانت أربعين جملًا وعشرة رجال. وفي المقدمة سار الشيخ إبراهيم، وهو لا ينظر إلى الطريق بل إلى النجوم، فقد كان يقول إن الرمال تكذب كل يوم، أما النجوم فلا تعرف الكذب.</p>
<p dir="rtl" lang="ar">حملت الجمال الملح والتمر إلى مدن الجنوب، على أن تعود منها بالقماش والجلود. وكان أصعب ما في الرحلة يومها السابع، إذ لا بئر فيه ولا ظل، فكانوا ينامون فيه نهارًا ويمشون ليلًا.</p>
<p dir="rtl" lang="ar">وبعد أربعة عشر يومًا رأوا أسوار المدينة. فلما سألهم الحراس عمّا رأوا في الصحراء، ضحك الشيخ وقال: رأينا أنفسنا، فليس فيها شيء آخر.</p>`,
} as const;
