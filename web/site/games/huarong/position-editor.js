// The editor of classic positions of 华容道, to which pieces of four shapes are added.
import { shapeOf } from '../../../elements/huarong/piece-names.js';
import { t } from '../../kernel/i18n.js';
import { createEditor } from './editor.js';
import { areasOf, createThumbnail } from './picture.js';
import { PuzzleDraft } from './puzzle-draft.js';

/** @import { Shape } from '../../../elements/huarong/piece-names.js' */

/** @type {Record<Shape, { height: number, width: number, name: string }>} */
const shapes = {
  caocao: { height: 2, width: 2, name: t('曹操', 'Cao Cao') },
  horizontal: { height: 1, width: 2, name: t('横二格', 'horizontal piece') },
  vertical: { height: 2, width: 1, name: t('竖二格', 'vertical piece') },
  soldier: { height: 1, width: 1, name: t('卒', 'soldier') },
};

/** @param {import('./editor.js').Host} host */
export function createPositionEditor(host) {
  const draft = new PuzzleDraft();
  const editor = createEditor(host, {
    id: 'editor',
    noun: 'position',
    draft,
    goalMissing: null,
    title: t('要摆的局面', 'The position to be set up'),
    draw: () => createThumbnail(draft.board),
    nameOf(id) {
      const piece = areasOf(draft.board).find((area) => area.id === id);
      return piece ? shapes[shapeOf(piece)].name : t('空', 'empty');
    },
    toolName: ({ value }) => shapes[/** @type {Shape} */ (value)].name,
    onCell(cell) {
      const shape = shapes[/** @type {Shape} */ (editor.chosenTool())];
      if (draft.remove(cell) || draft.add(shape, cell)) editor.change();
      else editor.setStatus(t(`这里放不下${shape.name}`, `There is no room for a ${shape.name} here`));
    },
  });
  return editor;
}
