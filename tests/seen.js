/** What a visitor has stored who has seen the lessons and the offer of sound, by its key without the prefix. */
export const seen = {
  'lianliankan.lesson': true,
  'huarongdao.lesson': true,
  'wuziqi.lesson': true,
  'sound.offered': true,
};
