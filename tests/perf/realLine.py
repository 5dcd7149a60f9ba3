"""A poor line that real packets cross: a network namespace with a phone's address, joined to this
machine by two TUN devices. This process carries each packet from one to the other, after its turn
on the line and half a round trip; handshakes, slow start and lost packets are the kernel's own.

Usage: realLine.py NAME DOWN_KBPS UP_KBPS ROUND_TRIP_MS
Prints the machine's address on the line once it is open; ends, and takes all away, when its input
does. Needs root, /dev/net/tun and iproute2.
"""

import asyncio
import fcntl
import os
import struct
import subprocess
import sys

NAME, DOWN_KBPS, UP_KBPS, ROUND_TRIP_MS = sys.argv[1], *map(float, sys.argv[2:])
HERE, PHONE = "10.99.0.1", "10.99.0.2"

# From Linux' if_tun.h: a device of whole IP packets, without a head of its own.
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000

# What waits for its turn, in packets a way; a router throws away what is more.
QUEUE = 100


def ip(*words):
    subprocess.run(["ip", *words], check=True)


def open_device(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


def carry(loop, source, target, kbps):
    """Carries packets one way, in their order."""
    free_at = 0.0
    waiting = 0

    def arrive(packet):
        nonlocal waiting
        waiting -= 1
        os.write(target, packet)

    def take():
        nonlocal free_at, waiting
        packet = os.read(source, 65536)
        if waiting >= QUEUE:
            return
        waiting += 1
        free_at = max(free_at, loop.time()) + len(packet) * 8 / (kbps * 1000)
        loop.call_at(free_at + ROUND_TRIP_MS / 2000, arrive, packet)

    loop.add_reader(source, take)


def run():
    here, phone = open_device(f"{NAME}-a"), open_device(f"{NAME}-b")
    ip("link", "set", f"{NAME}-b", "netns", NAME)
    ip("-n", NAME, "link", "set", "lo", "up")
    for inside, device, address in ((), f"{NAME}-a", HERE), (("-n", NAME), f"{NAME}-b", PHONE):
        ip(*inside, "address", "add", f"{address}/30", "dev", device)
        ip(*inside, "link", "set", device, "up")
    # Whatever this machine prefers: what servers on a line of this kind fall back to.
    ip("route", "replace", PHONE, "dev", f"{NAME}-a", "congctl", "reno")

    loop = asyncio.new_event_loop()
    carry(loop, here, phone, DOWN_KBPS)
    carry(loop, phone, here, UP_KBPS)
    loop.add_reader(sys.stdin, loop.stop)
    print(HERE, flush=True)
    loop.run_forever()


ip("netns", "add", NAME)
try:
    run()
finally:
    ip("netns", "delete", NAME)
