// What the pieces of 华容道 are called. Shapes decide: any board names its pieces in reading order.

/** @typedef {{ zh: string, en: string }} Name */

/** @type {Readonly<Record<'caocao' | 'horizontal' | 'vertical' | 'soldier', readonly Name[]>>} */
export const names = {
  caocao: [{ zh: '曹操', en: 'Cao Cao' }],
  horizontal: [
    { zh: '关羽', en: 'Guan Yu' },
    { zh: '魏延', en: 'Wei Yan' },
    { zh: '姜维', en: 'Jiang Wei' },
    { zh: '周仓', en: 'Zhou Cang' },
    { zh: '关平', en: 'Guan Ping' },
    { zh: '廖化', en: 'Liao Hua' },
  ],
  vertical: [
    { zh: '张飞', en: 'Zhang Fei' },
    { zh: '赵云', en: 'Zhao Yun' },
    { zh: '马超', en: 'Ma Chao' },
    { zh: '黄忠', en: 'Huang Zhong' },
    { zh: '孟获', en: 'Meng Huo' },
    { zh: '孙权', en: 'Sun Quan' },
  ],
  soldier: [{ zh: '卒', en: 'Soldier' }],
};
