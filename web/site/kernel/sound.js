// Plays synthesised sounds, and vibrates, at the events of the page's boards.
import { getItem } from './storage.js';

/** @typedef {'move' | 'match' | 'refuse' | 'win'} SoundEvent */

/** A rising pentatonic scale, in hertz. */
const scale = [523, 587, 659, 784, 880, 1047];

/** @type {AudioContext | undefined} created with the first sound, since browsers require a user gesture */
let context;

/** A gain node that fades from `level` to silence. @param {AudioContext} audio @param {number} at @param {number} level @param {number} seconds */
function fade(audio, at, level, seconds) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** @param {AudioContext} audio @param {number} at @param {number} hertz @param {number} level @param {number} seconds */
function tone(audio, at, hertz, level, seconds) {
  const oscillator = audio.createOscillator();
  oscillator.frequency.value = hertz;
  oscillator.connect(fade(audio, at, level, seconds));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** A stone on wood: 30 ms of noise around 1.8 kHz. @param {AudioContext} audio @param {number} at */
function click(audio, at) {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.03, audio.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
    0,
  );
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 1800;
  noise.connect(band).connect(fade(audio, at, 0.8, 0.03));
  noise.start(at);
}

/** @type {Record<SoundEvent, (audio: AudioContext, at: number) => void>} */
const sounds = {
  move: click,
  match(audio, at) {
    tone(audio, at, 880, 0.16, 0.22);
    tone(audio, at, 1320, 0.08, 0.16);
  },
  refuse: (audio, at) => tone(audio, at, 130, 0.4, 0.12),
  win: (audio, at) => scale.forEach((hertz, index) => tone(audio, at + 0.12 + index * 0.09, hertz, 0.14, 0.3)),
};

/** @param {CustomEvent | Event} event of a board */
function play(event) {
  const { type } = event;
  if (event instanceof CustomEvent && event.detail?.demonstrated) return;
  if (getItem('vibration')) navigator.vibrate?.(10);
  if (!getItem('sound')) return;
  context ??= new AudioContext();
  context.resume();
  sounds[/** @type {SoundEvent} */ (type)](context, context.currentTime);
}

for (const type of Object.keys(sounds)) document.addEventListener(type, play, true); // the events do not bubble
