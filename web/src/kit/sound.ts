/** Short sounds, made here: a knock of wood on wood when it is one's turn, and what great moments sound like. */
let audio: AudioContext | null = null

/** When it begins (in seconds), its pitch at first and at last (in Hertz), how long it sounds and how loud. */
type Tone = readonly [begin: number, pitch: number, end: number, length: number, loud: number]
export type Sound = readonly Tone[]

const KNOCK: Sound = [
  [0, 520, 260, 0.14, 0.18],
  [0.11, 690, 345, 0.14, 0.18],
]
const BELL: Sound = [
  [0, 392, 390, 0.9, 0.12],
  [0.02, 588, 586, 0.7, 0.06],
]
/** For battles, of whatever game. */
export const DRUMS: Sound = [
  [0, 130, 60, 0.25, 0.3],
  [0.16, 130, 60, 0.25, 0.3],
  [0.36, 150, 55, 0.4, 0.35],
]

export const knock = (): void => play(KNOCK)

/** The sound of a great moment; a bell where it has none of its own. */
export function play(tones: Sound = BELL): void {
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [begin, pitch, end, length, loud] of tones) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, start + begin)
    tone.frequency.exponentialRampToValueAtTime(end, start + begin + length * 0.65)
    loudness.gain.setValueAtTime(loud, start + begin)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + begin + length)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start + begin)
    tone.stop(start + begin + length + 0.01)
  }
}
