const SLOT = 'arcade:sound'

/** The game's sounds, synthesised from oscillators and noise. Silent until the player turns them on. */
export class Sound {
  #audio: AudioContext | null = null
  #on = remembered()
  /** The page around the game can mute it temporarily. */
  #held = false

  get on(): boolean {
    return this.#on
  }

  /** Turns sound on or off by the player's choice, which is remembered. */
  toggle(): boolean {
    this.#on = !this.#on
    try {
      localStorage.setItem(SLOT, this.#on ? 'on' : 'off')
    } catch {
      // Storage is blocked in this frame, so the choice lasts until the page closes.
    }
    if (this.#on) this.click()
    return this.#on
  }

  hold(held: boolean): void {
    this.#held = held
  }

  click(): void {
    this.#tone(620, 0, 0.05, 0.12, 'triangle')
  }

  spin(): void {
    this.#noise(0, 0.5, 0.09, 300, 2_400)
    this.#tone(150, 0, 0.22, 0.12, 'sawtooth', 420)
  }

  land(reel: number): void {
    this.#noise(0, 0.07, 0.2, 900, 200)
    this.#tone(105 + reel * 6, 0, 0.14, 0.34, 'sine', 55)
  }

  bonus(count: number): void {
    const base = 520 * 2 ** (count / 6)
    for (const [at, ratio] of [1, 1.5, 2].entries()) this.#tone(base * ratio, at * 0.06, 0.5, 0.13, 'sine')
  }

  suspense(): void {
    this.#tone(180, 0, 1.1, 0.1, 'sawtooth', 720)
  }

  /** The pitch rises with the win, in multiples of the stake. */
  win(times: number): void {
    const notes = [523, 659, 784, 1047, 1319, 1568].slice(0, Math.min(6, 3 + Math.floor(times / 2)))
    notes.forEach((note, at) => {
      this.#tone(note, at * 0.09, 0.35, 0.14, 'triangle')
    })
  }

  count(): void {
    this.#tone(1_700 + Math.random() * 500, 0, 0.04, 0.035, 'square')
  }

  fanfare(): void {
    const chords = [
      [392, 494, 587],
      [440, 554, 659],
      [523, 659, 784, 1047],
    ]
    chords.forEach((chord, at) => {
      for (const note of chord) this.#tone(note, at * 0.24, at === 2 ? 1.2 : 0.3, 0.09, 'sawtooth')
    })
    this.#noise(0.48, 0.9, 0.06, 6_000, 3_000)
  }

  #context(): AudioContext | null {
    if (!this.#on || this.#held) return null
    this.#audio ??= new AudioContext()
    // Browsers start audio only after a press, which precedes every sound here.
    if (this.#audio.state === 'suspended') void this.#audio.resume()
    return this.#audio
  }

  #tone(hertz: number, after: number, seconds: number, volume: number, wave: OscillatorType, glideTo?: number): void {
    const audio = this.#context()
    if (!audio) return
    const at = audio.currentTime + after
    const oscillator = audio.createOscillator()
    oscillator.type = wave
    oscillator.frequency.setValueAtTime(hertz, at)
    if (glideTo) oscillator.frequency.exponentialRampToValueAtTime(glideTo, at + seconds)
    oscillator.connect(fade(audio, at, seconds, volume))
    oscillator.start(at)
    oscillator.stop(at + seconds)
  }

  #noise(after: number, seconds: number, volume: number, from: number, to: number): void {
    const audio = this.#context()
    if (!audio) return
    const at = audio.currentTime + after
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
    const source = audio.createBufferSource()
    source.buffer = buffer
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(from, at)
    filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
    source.connect(filter).connect(fade(audio, at, seconds, volume))
    source.start(at)
  }
}

/** A gain that rises at once and fades. */
function fade(audio: AudioContext, at: number, seconds: number, volume: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(audio.destination)
  return gain
}

function remembered(): boolean {
  try {
    return localStorage.getItem(SLOT) === 'on'
  } catch {
    return false
  }
}
