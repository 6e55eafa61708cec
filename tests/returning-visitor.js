/** The stored items of a visitor who has seen the lessons and the offer of sound, and has left the first levels behind; keys without the prefix. */
export const returningVisitor = {
  'lianliankan.lesson': true,
  'huarongdao.lesson': true,
  'wuziqi.lesson': true,
  'sound.offered': true,
  'lianliankan.results': {},
  'huarongdao.level': '横刀立马',
  'wuziqi.opponent': 'easy',
};
