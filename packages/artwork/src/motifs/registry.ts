import { ace } from './ace.ts'
import { anchor } from './anchor.ts'
import { ankh } from './ankh.ts'
import { balloon } from './balloon.ts'
import { bamboo } from './bamboo.ts'
import { banana } from './banana.ts'
import { basketball } from './basketball.ts'
import { bear } from './bear.ts'
import { bee } from './bee.ts'
import { bell } from './bell.ts'
import { book } from './book.ts'
import { boot } from './boot.ts'
import { boxing } from './boxing.ts'
import { bull } from './bull.ts'
import { butterfly } from './butterfly.ts'
import { cactus } from './cactus.ts'
import { candy } from './candy.ts'
import { cards } from './cards.ts'
import { cardsShoe } from './cards-shoe.ts'
import { carrot } from './carrot.ts'
import { cat } from './cat.ts'
import { champagne } from './champagne.ts'
import { cherry } from './cherry.ts'
import { chest } from './chest.ts'
import { chilli } from './chilli.ts'
import { chips } from './chips.ts'
import { cloudGod } from './cloud-god.ts'
import { clover } from './clover.ts'
import { coconut } from './coconut.ts'
import { coffee } from './coffee.ts'
import { coin } from './coin.ts'
import { coins } from './coins.ts'
import { compass } from './compass.ts'
import { coral } from './coral.ts'
import { cowboyHat } from './cowboy-hat.ts'
import { crab } from './crab.ts'
import { crosshair } from './crosshair.ts'
import { croupier } from './croupier.ts'
import { crown } from './crown.ts'
import { crystalBall } from './crystal-ball.ts'
import { cupcake } from './cupcake.ts'
import { daisy } from './daisy.ts'
import { dartboard } from './dartboard.ts'
import { diamondRing } from './diamond-ring.ts'
import { dice } from './dice.ts'
import { diver } from './diver.ts'
import { donut } from './donut.ts'
import { dragon } from './dragon.ts'
import { drum } from './drum.ts'
import { dynamite } from './dynamite.ts'
import { eagle } from './eagle.ts'
import { elephant } from './elephant.ts'
import { emerald } from './emerald.ts'
import { fan } from './fan.ts'
import { feather } from './feather.ts'
import { firecracker } from './firecracker.ts'
import { fish } from './fish.ts'
import { flag } from './flag.ts'
import { flameOrb } from './flame-orb.ts'
import { football } from './football.ts'
import { fortuneCoin } from './fortune-coin.ts'
import { fox } from './fox.ts'
import { frog } from './frog.ts'
import { gamepad } from './gamepad.ts'
import { gem } from './gem.ts'
import { gift } from './gift.ts'
import { goalBoot } from './goal-boot.ts'
import { goldStar } from './gold-star.ts'
import { gorilla } from './gorilla.ts'
import { grapes } from './grapes.ts'
import { headset } from './headset.ts'
import { helm } from './helm.ts'
import { honey } from './honey.ts'
import { hoop } from './hoop.ts'
import { horse } from './horse.ts'
import { horseshoe } from './horseshoe.ts'
import { host } from './host.ts'
import { hourglass } from './hourglass.ts'
import { ingot } from './ingot.ts'
import { jellyfish } from './jellyfish.ts'
import { joystick } from './joystick.ts'
import { key } from './key.ts'
import { koi } from './koi.ts'
import { lantern } from './lantern.ts'
import { laurel } from './laurel.ts'
import { lemon } from './lemon.ts'
import { lightning } from './lightning.ts'
import { lion } from './lion.ts'
import { lollipop } from './lollipop.ts'
import { lottoBalls } from './lotto-balls.ts'
import { lottoDrum } from './lotto-drum.ts'
import { lotus } from './lotus.ts'
import { mahjong } from './mahjong.ts'
import { mango } from './mango.ts'
import { manta } from './manta.ts'
import { map } from './map.ts'
import { mask } from './mask.ts'
import { medal } from './medal.ts'
import { melon } from './melon.ts'
import { microphone } from './microphone.ts'
import { moon } from './moon.ts'
import type { Motif } from './motif.ts'
import { mushroom } from './mushroom.ts'
import { octopus } from './octopus.ts'
import { orange } from './orange.ts'
import { owl } from './owl.ts'
import { palm } from './palm.ts'
import { panda } from './panda.ts'
import { parrot } from './parrot.ts'
import { pearl } from './pearl.ts'
import { pharaoh } from './pharaoh.ts'
import { phoenix } from './phoenix.ts'
import { pineapple } from './pineapple.ts'
import { planet } from './planet.ts'
import { plum } from './plum.ts'
import { potion } from './potion.ts'
import { prizeWheel } from './prize-wheel.ts'
import { puffer } from './puffer.ts'
import { pumpkin } from './pumpkin.ts'
import { rabbit } from './rabbit.ts'
import { raceBike } from './race-bike.ts'
import { raceCar } from './race-car.ts'
import { racingHelmet } from './racing-helmet.ts'
import { rainbowPot } from './rainbow-pot.ts'
import { robot } from './robot.ts'
import { rocket } from './rocket.ts'
import { rooster } from './rooster.ts'
import { rose } from './rose.ts'
import { roulette } from './roulette.ts'
import { rugby } from './rugby.ts'
import { rune } from './rune.ts'
import { sailShip } from './sail-ship.ts'
import { scarab } from './scarab.ts'
import { seahorse } from './seahorse.ts'
import { seven } from './seven.ts'
import { shark } from './shark.ts'
import { shell } from './shell.ts'
import { sheriff } from './sheriff.ts'
import { shield } from './shield.ts'
import { shipWheel } from './ship-wheel.ts'
import { shuttlecock } from './shuttlecock.ts'
import { sicbo } from './sicbo.ts'
import { snake } from './snake.ts'
import { snowflake } from './snowflake.ts'
import { spartan } from './spartan.ts'
import { strawberry } from './strawberry.ts'
import { submarine } from './submarine.ts'
import { sun } from './sun.ts'
import { sword } from './sword.ts'
import { swords } from './swords.ts'
import { taco } from './taco.ts'
import { teapot } from './teapot.ts'
import { tennis } from './tennis.ts'
import { ticket } from './ticket.ts'
import { tiger } from './tiger.ts'
import { tractor } from './tractor.ts'
import { trident } from './trident.ts'
import { tripleSeven } from './triple-seven.ts'
import { trophy } from './trophy.ts'
import { turtle } from './turtle.ts'
import { ufo } from './ufo.ts'
import { vaultDoor } from './vault-door.ts'
import { viking } from './viking.ts'
import { volleyball } from './volleyball.ts'
import { warHammer } from './war-hammer.ts'
import { whale } from './whale.ts'
import { whistle } from './whistle.ts'
import { wizardHat } from './wizard-hat.ts'
import { wolf } from './wolf.ts'

/** Every motif by name. */
export const motifs = {
  ace,
  anchor,
  ankh,
  balloon,
  bamboo,
  banana,
  basketball,
  bear,
  bee,
  bell,
  book,
  boot,
  boxing,
  bull,
  butterfly,
  cactus,
  candy,
  cards,
  'cards-shoe': cardsShoe,
  carrot,
  cat,
  champagne,
  cherry,
  chest,
  chilli,
  chips,
  'cloud-god': cloudGod,
  clover,
  coconut,
  coffee,
  coin,
  coins,
  compass,
  coral,
  'cowboy-hat': cowboyHat,
  crab,
  crosshair,
  croupier,
  crown,
  'crystal-ball': crystalBall,
  cupcake,
  daisy,
  dartboard,
  'diamond-ring': diamondRing,
  dice,
  diver,
  donut,
  dragon,
  drum,
  dynamite,
  eagle,
  elephant,
  emerald,
  fan,
  feather,
  firecracker,
  fish,
  flag,
  'flame-orb': flameOrb,
  football,
  'fortune-coin': fortuneCoin,
  fox,
  frog,
  gamepad,
  gem,
  gift,
  'goal-boot': goalBoot,
  'gold-star': goldStar,
  gorilla,
  grapes,
  headset,
  helm,
  honey,
  hoop,
  horse,
  horseshoe,
  host,
  hourglass,
  ingot,
  jellyfish,
  joystick,
  key,
  koi,
  lantern,
  laurel,
  lemon,
  lightning,
  lion,
  lollipop,
  'lotto-balls': lottoBalls,
  'lotto-drum': lottoDrum,
  lotus,
  mahjong,
  mango,
  manta,
  map,
  mask,
  medal,
  melon,
  microphone,
  moon,
  mushroom,
  octopus,
  orange,
  owl,
  palm,
  panda,
  parrot,
  pearl,
  pharaoh,
  phoenix,
  pineapple,
  planet,
  plum,
  potion,
  'prize-wheel': prizeWheel,
  puffer,
  pumpkin,
  rabbit,
  'race-bike': raceBike,
  'race-car': raceCar,
  'racing-helmet': racingHelmet,
  'rainbow-pot': rainbowPot,
  robot,
  rocket,
  rooster,
  rose,
  roulette,
  rugby,
  rune,
  'sail-ship': sailShip,
  scarab,
  seahorse,
  seven,
  shark,
  shell,
  sheriff,
  shield,
  'ship-wheel': shipWheel,
  shuttlecock,
  sicbo,
  snake,
  snowflake,
  spartan,
  strawberry,
  submarine,
  sun,
  sword,
  swords,
  taco,
  teapot,
  tennis,
  ticket,
  tiger,
  tractor,
  trident,
  'triple-seven': tripleSeven,
  trophy,
  turtle,
  ufo,
  'vault-door': vaultDoor,
  viking,
  volleyball,
  'war-hammer': warHammer,
  whale,
  whistle,
  'wizard-hat': wizardHat,
  wolf,
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
