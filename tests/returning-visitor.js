/** The stored items of a visitor who has seen the lessons and the offer of sound; keys without the prefix. */
export const returningVisitor = {
  'lianliankan.lesson': true,
  'huarongdao.lesson': true,
  'wuziqi.lesson': true,
  'sound.offered': true,
};
