import { counted } from '../../client/amounts.ts'
import { boot } from '../../client/boot.ts'
import { element } from '../../client/element.ts'
import { heading, paragraph } from '../../client/info.ts'
import { Segments } from '../../client/segments.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { POWERS, type Shot, type ShotOutcome, SPECIES } from './rules.ts'
import { School, type Swimmer } from './school.ts'

const FLIGHT_MS = 260

/** The reef: fish that swim past, a gun at the bottom, and a shot for every press. */
export class FishingView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #school: School
  readonly #water = element('div', { class: 'water', role: 'group', 'aria-label': t('fish.water') })
  readonly #gun = element('img', { class: 'gun', src: `${boot.art}/motif-submarine.svg`, alt: '' })
  readonly #power: Segments<Shot['power']>
  readonly #buttons = new Map<Swimmer, HTMLButtonElement>()
  #target: Swimmer
  #shotAt: Swimmer | null = null
  #time = performance.now()

  constructor(shell: Shell) {
    this.#shell = shell
    this.#school = new School(SPECIES, shell.reducedMotion())
    this.#power = new Segments(
      t('fish.power'),
      POWERS.map((value) => ({ value, label: `× ${counted(value)}` })),
      1,
      () => shell.betChanged(),
    )
    this.#water.append(this.#gun)
    for (const swimmer of this.#school.swimmers) this.#add(swimmer)
    this.#target = this.#school.swimmers[4] as Swimmer
    this.#aim(this.#target)
    this.#water.addEventListener('keydown', (event) => this.#onKey(event))
    this.place = element('div', { class: 'board reef' }, this.#water, this.#power.element)
    if (!shell.reducedMotion()) requestAnimationFrame(this.#tick)
  }

  bet(): Shot {
    return { target: this.#target.species.id, power: this.#power.value }
  }

  units(): number {
    return this.#power.value
  }

  start(): void {
    this.#shotAt = this.#target
    this.#shell.sound.click()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const { caught } = answer.outcome as ShotOutcome
    const { hud, celebration, amounts } = this.#shell
    const swimmer = this.#shotAt as Swimmer
    const fish = this.#buttons.get(swimmer)
    await this.#fly(swimmer)
    if (!caught) {
      hud.message(t('fish.away'))
      fish?.classList.add('hit')
      setTimeout(() => fish?.classList.remove('hit'), 300)
      return
    }
    const win = toMinor(answer.win, amounts.exponent)
    hud.message(t('fish.caught', { fish: nameOf(swimmer), amount: amounts.full(win) }))
    this.#splash(swimmer, amounts.full(win))
    this.#change(swimmer, this.#school.replace(swimmer))
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
  }

  async cancel(): Promise<void> {
    this.#shotAt = null
  }

  skip(): void {
    this.#shell.celebration.skip()
  }

  enable(): void {
    // A shot takes only a moment; the gun can be aimed and its power changed meanwhile.
  }

  refresh(): void {
    for (const swimmer of this.#school.swimmers) this.#move(swimmer)
    this.#aim(this.#target)
  }

  about(stake: bigint): readonly Node[] {
    const { amounts } = this.#shell
    return [
      heading('fish.pays'),
      paragraph(t('fish.rules')),
      element(
        'ul',
        { class: 'signs' },
        ...SPECIES.map(({ id, times }) =>
          element(
            'li',
            {},
            element('img', { src: `${boot.art}/motif-${id}.svg`, alt: '' }),
            element(
              'div',
              {},
              element('strong', {}, t(`way.fishing.${id}`)),
              element('p', {}, times.map((each) => amounts.full(stake * BigInt(each))).join(' · ')),
            ),
          ),
        ),
      ),
    ]
  }

  readonly #tick = (now: number): void => {
    for (const { gone, come } of this.#school.step(Math.min(0.1, (now - this.#time) / 1000), now)) {
      this.#change(gone, come)
    }
    this.#time = now
    for (const swimmer of this.#school.swimmers) this.#move(swimmer)
    this.#turnGun()
    requestAnimationFrame(this.#tick)
  }

  #add(swimmer: Swimmer): void {
    const { species } = swimmer
    const label = t('fish.name', { fish: nameOf(swimmer), times: counted(Math.max(...species.times)) })
    const button = element(
      'button',
      {
        type: 'button',
        class: 'fish',
        'aria-label': label,
        onclick: () => {
          this.#aim(swimmer)
          this.#shell.press()
        },
        onfocus: () => this.#aim(swimmer),
      },
      element('img', { src: `${boot.art}/motif-${species.id}.svg`, alt: '', draggable: 'false' }),
      element('span', { class: 'pays' }, `× ${counted(Math.max(...species.times))}`),
    )
    button.classList.toggle('to-left', swimmer.speed < 0)
    button.style.setProperty('--size', String(species.size))
    this.#buttons.set(swimmer, button)
    this.#water.append(button)
    this.#move(swimmer)
  }

  #change(gone: Swimmer, come: Swimmer): void {
    const button = this.#buttons.get(gone)
    const hadFocus = button !== undefined && button === document.activeElement
    button?.remove()
    this.#buttons.delete(gone)
    this.#add(come)
    if (gone === this.#target) this.#aim(this.#nearest())
    if (hadFocus) this.#buttons.get(this.#target)?.focus({ preventScroll: true })
  }

  #nearest(): Swimmer {
    const fromMiddle = ({ x }: Swimmer) => Math.abs(x - 0.5)
    return [...this.#school.swimmers].sort((a, b) => fromMiddle(a) - fromMiddle(b))[0] as Swimmer
  }

  #move(swimmer: Swimmer): void {
    const button = this.#buttons.get(swimmer)
    if (!button) return
    const { clientWidth, clientHeight } = this.#water
    button.style.transform = `translate(-50%, -50%) translate(${swimmer.x * clientWidth}px, ${swimmer.y * clientHeight}px)`
  }

  #aim(swimmer: Swimmer): void {
    this.#target = swimmer
    for (const [other, button] of this.#buttons) button.setAttribute('aria-pressed', String(other === swimmer))
    this.#turnGun()
  }

  #turnGun(): void {
    const [from, to] = [this.#muzzle(), this.#placeOf(this.#target)]
    const angle = Math.atan2(to.y - from.y, to.x - from.x) * (180 / Math.PI)
    this.#gun.style.transform = `translate(-50%, 0) rotate(${Math.max(-24, Math.min(24, (angle + 90) / 3))}deg)`
  }

  #muzzle(): { x: number; y: number } {
    return { x: this.#water.clientWidth / 2, y: this.#water.clientHeight * 0.9 }
  }

  #placeOf(swimmer: Swimmer): { x: number; y: number } {
    return { x: swimmer.x * this.#water.clientWidth, y: swimmer.y * this.#water.clientHeight }
  }

  /** Arrow keys aim at the next fish to that side. */
  #onKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const across = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
    const along = [...this.#school.swimmers].sort((a, b) => (across ? a.x - b.x : a.y - b.y))
    const next = along[(along.indexOf(this.#target) + step + along.length) % along.length] as Swimmer
    this.#buttons.get(next)?.focus({ preventScroll: true })
  }

  /** The animated shot from the gun to the fish. */
  async #fly(swimmer: Swimmer): Promise<void> {
    if (this.#shell.reducedMotion()) return
    const [from, to] = [this.#muzzle(), this.#placeOf(swimmer)]
    const bullet = element('i', { class: 'bullet' })
    this.#water.append(bullet)
    const at = ({ x, y }: { x: number; y: number }) => `translate(-50%, -50%) translate(${x}px, ${y}px)`
    await bullet.animate([{ transform: at(from) }, { transform: at(to) }], { duration: FLIGHT_MS, easing: 'ease-in' })
      .finished
    bullet.remove()
  }

  /** Where a fish was caught: the net closes, and the payout rises. */
  #splash(swimmer: Swimmer, amount: string): void {
    const { x, y } = this.#placeOf(swimmer)
    const net = element('span', { class: 'net' }, element('b', {}, amount))
    net.style.transform = `translate(-50%, -50%) translate(${x}px, ${y}px)`
    this.#water.append(net)
    setTimeout(() => net.remove(), 1_100)
  }
}

function nameOf({ species }: Swimmer): string {
  return t(`way.fishing.${species.id}`)
}
