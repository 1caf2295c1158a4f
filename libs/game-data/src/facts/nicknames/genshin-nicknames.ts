// Over 100 lines on purpose: a table, written by hand from the words that players use.

/** `type name | nickname, nickname …` per line; 9 is the name of a set of artifacts. */
export const genshinNicknames = `
1 Aether | traveler, traveller, mc, main character, sora, 旅行者, 空哥, 旅人, 여행자, путешественник
1 Lumine | traveler, traveller, mc, main character, hotaru, 旅行者, 荧妹, 旅人, 여행자, путешественница
1 Albedo | kreideprinz, chalk prince, 白垩之子
1 Alhaitham | haitham, scribe, 海森堡
1 Amber | outrider, 飞行冠军
1 Arataki Itto | oni king, 一斗, 斗子哥
1 Arlecchino | arle, the knave, knave, father, peruere, 仆人, 父亲, 召使
1 Baizhu | changsheng, 白大夫
1 Barbara | deaconess, idol, 牧师
1 Beidou | captain beidou, 大姐头
1 Bennett | benny, 点赞哥, 班神
1 Candace | golden vow
1 Charlotte | reporter
1 Chevreuse | chev
1 Chongyun | chong, 冰男孩, 重云哥
1 Clorinde | clor, champion duelist
1 Columbina | damselette, 少女
1 Cyno | general mahamatra, 大风纪官
1 Dehya | flame-mane
1 Diluc | darknight hero, batman, 卢姥爷, 姥爷
1 Diona | cat bartender, 猫猫
1 Emilie | perfumer
1 Escoffier | chef
1 Eula | spindrift knight, 浪花骑士
1 Faruzan | madam faruzan, 珐姐
1 Fischl | amy, oz, prinzessin der verurteilung, 皇女, 小艾咪
1 Freminet | fremi, diver
1 Furina | focalors, hydro archon, fufu, 水神, 芙芙, 大明星
1 Gaming | jia ming, lion dance
1 Ganyu | cocogoat, 椰羊, 王小美
1 Gorou | general gorou, 五郎狗
1 Hu Tao | walnut, tao, 堂主, 胡堂主, 77th director
1 Jean | acting grand master, gunnhildr, 团长, 琴团长
1 Kaedehara Kazuha | kazu, kzh, 叶天帝, 万叶酱
1 Kaeya | cavalry captain, alberich, 骑兵队长
1 Kamisato Ayaka | shirasagi himegimi, 绫华大小姐, 神里小姐
1 Kamisato Ayato | boba guy, yashiro commissioner, 家主
1 Kaveh | architect, 大建筑师
1 Keqing | keching, yuheng, 刻师傅, 牛杂师傅
1 Kirara | delivery cat, 快递猫
1 Klee | spark knight, dodoco girl, 蹦蹦炸弹, 火花骑士
1 Kujou Sara | tengu, 天狗, 九条
1 Kuki Shinobu | kuki, 忍姐
1 Layla | sleepwalker
1 Lisa | librarian, 图书管理员
1 Mavuika | pyro archon, haborym, 火神
1 Mona | megistus, astrologist, 占星术士
1 Mualani | shark girl, surfer
1 Nahida | kusanali, lesser lord kusanali, dendro archon, buer, radish, 草神, 小草神, 小吉祥草王
1 Navia | demoiselle, spina di rosula, 刺玫会会长
1 Neuvillette | neuvi, neuv, iudex, chief justice, hydro dragon, 水龙, 水龙王, 那维
1 Nilou | dancer
1 Ningguang | ning, tianquan, 凝光大人, 富婆
1 Noelle | maid, 女仆
1 Qiqi | zombie, 僵尸, 小僵尸
1 Raiden Shogun | ei, baal, beelzebul, electro archon, raiden ei, raiden mei, 雷神, 影, 雷军, 雷電影
1 Razor | wolf boy, 狼少年
1 Rosaria | nun, 修女
1 Sandrone | marionette, 木偶
1 Sangonomiya Kokomi | koko, fish, 心海, 观赏鱼, 珊瑚宫
1 Sayu | tanuki, mujina
1 Shenhe | crane disciple
1 Shikanoin Heizou | heizou, detective
1 Sigewinne | nurse, melusine, 护士长
1 Sucrose | 蒸馏水, alchemist
1 Tartaglia | childe, ajax, 11th harbinger, foul legacy, 公子, 达达鸭, 达达利亚酱, タル, чайлд
1 Thoma | housekeeper, 托马哥
1 Tighnari | tigh, forest watcher, 大巡林官
1 Varka | grand master, 北风骑士, 大团长
1 Venti | barbatos, bard, anemo archon, tone-deaf bard, 风神, 巴巴托斯, 卖唱的
1 Wanderer | scaramouche, scara, kunikuzushi, balladeer, 6th harbinger, hat guy, 散兵, 国崩, 流浪者, スカラマシュ, скарамучча
1 Wriothesley | wrio, wolfboy duke, fortress of meropide, 公爵
1 Xiangling | xl, guoba, 锅巴
1 Xianyun | cloud retainer, liuyun, 闲云, 留云, 留云借风真君
1 Xiao | alatus, conqueror of demons, adeptus xiao, 金鹏, 夜叉, 降魔大圣
1 Xingqiu | xq, feiyun, 秋秋人
1 Xinyan | rock singer
1 Yae Miko | yae, guuji, kitsune, 神子, 八重, 宫司
1 Yanfei | lawyer, legal adviser
1 Yelan | yl
1 Yoimiya | yoi, fireworks, 烟花
1 Yun Jin | yunjin, opera
1 Yumemizuki Mizuki | baku, dream eater
1 Zhongli | morax, rex lapis, geo archon, geo daddy, consultant, 岩神, 岩王帝君, 帝君, 摩拉克斯
1 Skirk | childe's master, 丝柯克师父
1 Citlali | granny itztli, 黑曜石奶奶
1 Xilonen | xilo, forge master
1 Kinich | ajaw, malipo
1 Chasca | peacemaker
1 Durin | dragon durin
1 Nicole | witch nicole
4 Wolf's Gravestone | wgs, 狼末, 狼的末路
4 Primordial Jade Winged-Spear | pjws, jade spear, 和璞鸢
4 Primordial Jade Cutter | pjc, jade cutter, 磐岩
4 Staff of Homa | homa, soh, 护摩, ホマ
4 Staff of the Scarlet Sands | soss, scarlet sands, 赤沙
4 Aquila Favonia | af, aquila, 风鹰剑
4 Amos' Bow | amos, 阿莫斯
4 Skyward Harp | harp, 天空之翼
4 Skyward Pride | skypride, 天空之傲
4 Skyward Atlas | sky atlas, 天空之卷
4 Skyward Spine | spine, 天空之脊
4 Skyward Blade | sky blade, 天空之刃
4 Lost Prayer to the Sacred Winds | lptsw, lost prayers, lost prayer, 四风
4 The Unforged | unforged, 无工之剑
4 Vortex Vanquisher | vv spear, 贯虹
4 Memory of Dust | mod, dust book, 尘世之锁
4 Summit Shaper | summit, 斫峰之刃
4 Song of Broken Pines | sobp, broken pines, 松籁
4 Elegy for the End | elegy, efte, 终末
4 Freedom-Sworn | fs, freedom sworn, 苍古
4 Mistsplitter Reforged | mistsplitter, msr, 雾切
4 Thundering Pulse | tp, thunder pulse, 飞雷
4 Engulfing Lightning | el, engulfing, 薙刀, 薙草
4 Everlasting Moonglow | emg, moonglow, 不灭月华
4 Redhorn Stonethresher | redhorn, rhst, 赤角
4 Calamity Queller | cq, calamity, 息灾
4 Kagura's Verity | kagura, kv, 神乐
4 Polar Star | ps, polarstar, 冬极
4 Haran Geppaku Futsu | haran, hgf, 波乱月白
4 Aqua Simulacra | aqua, aquasim, 若水
4 Hunter's Path | hp, hunters path, 猎人之径
4 Key of Khaj-Nisut | key of kn, kokn, nisut, 圣显之钥
4 A Thousand Floating Dreams | atfd, thousand dreams, 千夜浮梦
4 Tulaytullah's Remembrance | tulay, tulaytullah, 图莱杜拉
4 Light of Foliar Incision | lofi, foliar, 裁叶
4 Beacon of the Reed Sea | botrs, reed sea, 苇海
4 Jadefall's Splendor | jadefall, 碧落之珑
4 The First Great Magic | tfgm, great magic
4 Tome of the Eternal Flow | totef, eternal flow, 万世流涌
4 Cashflow Supervision | cashflow, 金流监督
4 Splendor of Tranquil Waters | sotw, tranquil waters, 静水
4 Verdict | navia claymore, 裁断
4 Crane's Echoing Call | crane, 鹤鸣余音
4 Uraku Misugiri | uraku, 有乐御簾切
4 Crimson Moon's Semblance | cms, crimson moon, 赤月之形
4 Absolution | clorinde sword, 赦罪
4 Silvershower Heartstrings | silvershower, 白雨心弦
4 Surf's Up | surfs up, 冲浪时光
4 Fang of the Mountain King | fotmk, 山王长牙
4 Peak Patrol Song | pps, 岩峰巡歌
4 Astral Vulture's Crimson Plumage | avcp, 星鹫赤羽
4 Starcaller's Watch | starcaller, 祭星者之望
4 A Thousand Blazing Suns | atbs, blazing suns, 焚曜千阳
4 Favonius Lance | favlance, fav lance, 西风枪
4 Favonius Sword | fav sword, 西风剑
4 Favonius Greatsword | fav greatsword, fav gs, 西风大剑
4 Favonius Codex | fav codex, 西风秘典
4 Favonius Warbow | fav bow, 西风弓
4 Sacrificial Sword | sac sword, 祭礼剑
4 Sacrificial Bow | sac bow, 祭礼弓
4 Sacrificial Fragments | sac frag, sac frags, 祭礼残章
4 Sacrificial Greatsword | sac gs, 祭礼大剑
4 Thrilling Tales of Dragon Slayers | ttds, 讨龙
4 The Widsith | widsith, 流浪乐章
4 The Viridescent Hunt | tvh, viri hunt, 苍翠猎弓
4 The Black Sword | tbs, 黑剑
4 The Alley Flash | taf, alley flash
4 The Stringless | stringless, 绝弦
4 "The Catch" | fish spear, catch, 渔获
4 Prototype Amber | proto amber, 试作金珀
4 Prototype Archaic | proto archaic, 试作古华
4 Prototype Crescent | proto crescent, 试作澹月
4 Prototype Rancour | proto rancour, 试作斩岩
4 Prototype Starglitter | proto starglitter, 试作星镰
4 Blackcliff Longsword | bc sword, 黑岩长剑
4 Blackcliff Pole | bc pole, 黑岩刺枪
4 Serpent Spine | ss claymore, 螭骨剑
4 Lion's Roar | lions roar, 匣里龙吟
4 Dragon's Bane | db, dragons bane, 匣里灭辰
4 Dragonspine Spear | dss, 龙脊长枪
4 Harbinger of Dawn | hod, 黎明神剑
4 Rust | rust bow, 弓藏
4 Mappa Mare | mappa, 万国诸海图谱
4 Solar Pearl | sp, 匣里日月
4 Deathmatch | death match, 决斗之枪
4 Mitternachts Waltz | waltz, 幽夜华尔兹
4 Luxurious Sea-Lord | fish claymore, 衔珠海皇
4 Cinnabar Spindle | cinnabar, 辰砂
4 Iron Sting | ironsting, 铁蜂刺
4 Fleuve Cendre Ferryman | fcf, pipe sword
4 Xiphos' Moonlight | xiphos, 西福斯
4 "Ultimate Overlord's Mega Magic Sword" | mega magic sword, melon sword
9 Emblem of Severed Fate | eosf, emblem, 绝缘
9 Viridescent Venerer | vv, viri, 翠绿, 风套
9 Noblesse Oblige | no4, nob, noblesse, 宗室
9 Crimson Witch of Flames | cwof, cw, crimson witch, 魔女
9 Gladiator's Finale | gf, glad, 角斗士
9 Wanderer's Troupe | wt, troupe, 乐团
9 Thundering Fury | tf, 如雷
9 Blizzard Strayer | bs, blizzard, 冰套
9 Heart of Depth | hod, hydro set, 水套, 沉沦
9 Archaic Petra | ap, petra, 磐岩套
9 Retracing Bolide | rb, bolide, 逆飞
9 Bloodstained Chivalry | bsc, bloodstained, 骑士道
9 Pale Flame | pf, 苍白
9 Tenacity of the Millelith | totm, tom, millelith, 千岩
9 Shimenawa's Reminiscence | shim, shime, shimenawa, 追忆
9 Husk of Opulent Dreams | hood, husk, 华馆
9 Ocean-Hued Clam | ohc, clam, 海染
9 Vermillion Hereafter | vh, vermillion, 辰砂往生录
9 Echoes of an Offering | eoao, echoes, 余响
9 Deepwood Memories | dm, dwm, deepwood, 草套, 深林
9 Gilded Dreams | gd, gilded, 饰金
9 Desert Pavilion Chronicle | dpc, desert pavilion, 沙上楼阁
9 Flower of Paradise Lost | fopl, 乐园
9 Nymph's Dream | nd, nymph, 水仙
9 Vourukasha's Glow | vg, vourukasha, 花海
9 Marechaussee Hunter | mh, 猎人套, 逐影
9 Golden Troupe | gt, 剧团
9 Song of Days Past | sodp, 昔时之歌
9 Nighttime Whispers in the Echoing Woods | nwew, nighttime, 回声之林
9 Fragment of Harmonic Whimsy | fohw, fhw, whimsy, 谐律
9 Unfinished Reverie | ur, 未竟
9 Scroll of the Hero of Cinder City | scroll, cinder city, sohcc, 烬城
9 Obsidian Codex | oc, obsidian, 黑曜
9 Finale of the Deep Galleries | fodg, 深廊
9 Long Night's Oath | lno, 长夜
9 Maiden Beloved | mb, maiden, 少女套
9 Thundersoother | tsoother, 平雷
9 Lavawalker | lw, 渡火
9 Instructor | inst, 教官
2 Primogem | primos, primo, gems, 原石, 石头, 原石头, 原神石
2 Mora | money, gold coins
2 Intertwined Fate | pink wish, event wish, wishes, 粉球, 纠缠
2 Acquaint Fate | blue wish, standard wish, 蓝球, 相遇
2 Crown of Insight | crown, talent crown, 皇冠
2 Hero's Wit | exp book, purple book, 大英雄, 经验书
2 Adventurer's Experience | blue book exp
2 Mystic Enhancement Ore | weapon exp, 精锻魔矿
2 Masterless Starglitter | starglitter, 星辉
2 Masterless Stardust | stardust, 星尘
2 Condensed Resin | condensed, 浓缩
2 Dust of Azoth | azoth
2 Dream Solvent | solvent, 异梦溶媒
2 Sanctifying Elixir | artifact elixir
2 Qingxin | mountain flower, 清心花
2 Cor Lapis | lapis, 石珀矿
3 Childe | tartaglia boss, 公子 boss
3 La Signora | signora, 女士
3 Stormterror | dvalin, 特瓦林
3 Lupus Boreas, Dominator of Wolves | andrius, wolf boss, 北风狼
3 Azhdaha | 若陀龙王, geo dragon
3 Primo Geovishap | geovishap
3 Maguu Kenki | kenki
3 Perpetual Mechanical Array | pma
3 Magatsu Mitake Narukami no Mikoto | raiden boss, shogun boss
3 Shouki no Kami, the Prodigal | scaramouche boss, shouki, 七叶寂照
3 Guardian of Apep's Oasis | apep
3 All-Devouring Narwhal | narwhal, whale, 吞星之鲸
3 The Knave | arlecchino boss
3 Emperor of Fire and Iron | emperor crab
3 Oceanid | rhodeia, 纯水精灵
3 Jadeplume Terrorshroom | chicken mushroom
`;
