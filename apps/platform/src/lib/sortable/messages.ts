/** The texts of a list that can be put into another order. */
export const sortableMessages = {
  en: {
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    drag: (name: string) => `Move ${name}: drag, or press the space bar and then the arrow keys`,
    movedTo: (name: string, place: number, total: number) => `${name} is now number ${place} of ${total}`,
  },
  ar: {
    moveUp: (name: string) => `نقل ${name} إلى أعلى`,
    moveDown: (name: string) => `نقل ${name} إلى أسفل`,
    drag: (name: string) => `نقل ${name}: اسحب، أو اضغط مفتاح المسافة ثم مفاتيح الأسهم`,
    movedTo: (name: string, place: number, total: number) => `${name} الآن في الموضع ${place} من ${total}`,
  },
};
